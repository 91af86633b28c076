import { formatMessage } from '../messages/formatMessage.ts';

/** Maximum length of a prepared message, in characters. */
export const MESSAGE_CHARACTERS = 1000;
/** Maximum recipients at a time: each is sent with its own tap. */
export const MESSAGE_PEOPLE = 100;
/** Placeholders for values of the customer or the shop. */
export const MESSAGE_PLACEHOLDERS = ['{name}', '{shop}'] as const;

type Placeholder = (typeof MESSAGE_PLACEHOLDERS)[number];

const ANY = /\{[^{}]*\}/g;

/** Problem with a message to many customers; undefined without any. */
export function checkBulkMessage(text: string): string | undefined {
  if (text.trim() === '') return formatMessage('bulkMessage.missing');
  if (text.length > MESSAGE_CHARACTERS) return formatMessage('bulkMessage.tooLong');
  const known: readonly string[] = MESSAGE_PLACEHOLDERS;
  const unknown = (text.match(ANY) ?? []).find((one) => !known.includes(one));
  return unknown === undefined ? undefined : formatMessage('bulkMessage.unknown', { placeholder: unknown });
}

/** The message for one customer. Braces within a name are left as they are. */
export const fillBulkMessage = (text: string, values: Readonly<Record<'name' | 'shop', string>>): string => {
  const filled: Readonly<Record<Placeholder, string>> = { '{name}': values.name, '{shop}': values.shop };
  return text.trim().replaceAll(/\{name\}|\{shop\}/g, (one) => filled[one as Placeholder]);
};
