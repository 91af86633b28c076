import { formatMessage, MEMBER_LISTS, type MemberList, type MessageKey } from '@galla/domain';

/** Whether a URL parameter names a list. */
export const isMemberList = (text: string): text is MemberList => Object.hasOwn(MEMBER_LISTS, text);

/** The lists in the order of picture 31, with their labels. */
export const LISTS: readonly (readonly [MemberList, MessageKey])[] = [
  ['ENDS_7', 'members.list7'],
  ['ENDS_15', 'members.list15'],
  ['ENDS_30', 'members.list30'],
  ['EXPIRED', 'members.expired'],
  ['BIRTHDAYS', 'members.listBirthdays'],
  ['UNSEEN', 'members.listUnseen'],
];

/** The prepared message of a list for one of its members. */
export function textFor(list: MemberList, words: { name: string; shop: string; day: string }): string {
  if (list === 'UNSEEN') return formatMessage('members.textUnseen', words);
  if (list === 'BIRTHDAYS') return formatMessage('members.textBirthday', words);
  return formatMessage(list === 'EXPIRED' ? 'members.textExpired' : 'members.textEnds', words);
}
