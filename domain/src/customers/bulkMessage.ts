import { formatMessage } from '../messages/formatMessage.ts';

/** The longest text that is prepared. */
export const MESSAGE_CHARACTERS = 1000;
/** So many people are written to at a time: each by a tap of its own. */
export const MESSAGE_PEOPLE = 100;
/** What stands for something of the customer or the shop. */
export const MESSAGE_PLACEHOLDERS = ['{name}', '{shop}'] as const;

type Placeholder = (typeof MESSAGE_PLACEHOLDERS)[number];

const ANY = /\{[^{}]*\}/g;

/** What is wrong with a text for many customers; undefined where nothing is. */
export function checkBulkMessage(text: string): string | undefined {
  if (text.trim() === '') return formatMessage('bulkMessage.missing');
  if (text.length > MESSAGE_CHARACTERS) return formatMessage('bulkMessage.tooLong');
  const known: readonly string[] = MESSAGE_PLACEHOLDERS;
  const unknown = (text.match(ANY) ?? []).find((one) => !known.includes(one));
  return unknown === undefined ? undefined : formatMessage('bulkMessage.unknown', { placeholder: unknown });
}

/** The text for one customer. What a name itself holds in braces is left as it is. */
export const fillBulkMessage = (text: string, values: Readonly<Record<'name' | 'shop', string>>): string => {
  const filled: Readonly<Record<Placeholder, string>> = { '{name}': values.name, '{shop}': values.shop };
  return text.trim().replaceAll(/\{name\}|\{shop\}/g, (one) => filled[one as Placeholder]);
};
