import { type DoorVerdict, formatCount, formatDay, formatMessage, formatRupees } from '@galla/domain';
import { paiseOf } from '../../app/graph/scalars.ts';
import type { KnownMember } from './doorList.ts';

/** The person and verdict on screen. */
export interface Shown {
  /** Unique for each entry. */
  key: string;
  member: KnownMember;
  verdict: DoorVerdict;
  /** Why the member is let in regardless; '' without a note. */
  note: string;
  /** Time of an entry within the last two minutes, because of which this one is not counted. */
  cameAt: string | undefined;
}

/** Whether the person may come in: by the rules, or by a note. */
export const isOpen = ({ verdict, note }: Shown): boolean => verdict.isIn || note !== '';

/** The large word of the verdict. */
export function wordOf(shown: Shown): string {
  const { verdict, member } = shown;
  if (verdict.isIn || isOpen(shown)) return formatMessage('door.comeIn');
  switch (verdict.reason) {
    case 'EXPIRED':
      return formatMessage('door.expired', { day: formatDay(member.endsOn) });
    case 'SUSPENDED':
      return formatMessage('door.suspended');
    case 'FROZEN':
      return formatMessage('door.frozen', { day: member.frozenTo == null ? '' : formatDay(member.frozenTo) });
    case 'SESSIONS':
      return formatMessage('door.noSessions');
    case 'DUE':
      return formatMessage('door.due', { amount: formatRupees(paiseOf(member.due)) });
    default:
      return formatMessage('door.suspended');
  }
}

/** Whether the membership has expired or has no sessions left. */
export const hasNoTime = ({ verdict }: Shown): boolean =>
  !verdict.isIn && (verdict.reason === 'EXPIRED' || verdict.reason === 'SESSIONS');

/** Shown below the name: plan and last day. */
export const planText = ({ planName, endsOn, passCode, memberId }: KnownMember): string =>
  passCode != null && memberId == null
    ? formatMessage('dayPass.listed')
    : planName == null
      ? formatMessage('door.to', { day: formatDay(endsOn) })
      : formatMessage('door.planTo', { plan: planName, day: formatDay(endsOn) });

/** The days until the end, if few, and the sessions left after this one. */
export function endText({ verdict, member: { sessionsLeft, passCode } }: Shown): string | undefined {
  if (!verdict.isIn) return undefined;
  if (passCode != null) return formatMessage('dayPass.today');
  const { endsIn } = verdict;
  const parts = [
    ...(endsIn === undefined
      ? []
      : [endsIn === 0 ? formatMessage('door.endsToday') : formatCount('door.endsIn', endsIn)]),
    ...(sessionsLeft == null ? [] : [formatCount('door.sessionsLeft', sessionsLeft - 1)]),
  ];
  return parts.length === 0 ? undefined : parts.join(' · ');
}
