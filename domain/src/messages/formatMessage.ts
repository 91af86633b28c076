import { ENGLISH } from './english.ts';

/** The key of a message in the catalogue, "slice.name". */
export type MessageKey = keyof typeof ENGLISH;

/** All messages of one language. */
export type Catalogue = Record<MessageKey, string>;

/** Values for the `{name}` placeholders of a message. */
export type Params = Record<string, string | number>;

/** Keys of messages with two forms, `key.one` and `key.other`. */
export type CountKey = MessageKey extends infer K ? (K extends `${infer Base}.other` ? Base : never) : never;

/** A language of the product: its BCP 47 tag (for plural forms) and its messages. */
export interface Language {
  tag: string;
  texts: Catalogue;
}

let language: Language = { tag: 'en-IN', texts: ENGLISH };
let plurals = new Intl.PluralRules(language.tag);

/** Switches the language of `formatMessage`, for a client with a single user; a server stays with English. */
export function setLanguage(next: Language): void {
  language = next;
  plurals = new Intl.PluralRules(next.tag);
}

/** The message of a key with its `{name}` placeholders filled in; a placeholder without a value is left as it is. */
export function formatMessage(key: MessageKey, params: Params = {}): string {
  return language.texts[key].replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : place,
  );
}

/** The message for a count, "1 item" or "5 items"; the number is `{n}` unless `params` sets another. */
export function formatCount(key: CountKey, count: number, params: Params = {}): string {
  const form = plurals.select(count) === 'one' ? 'one' : 'other';
  return formatMessage(`${key}.${form}`, { n: count, ...params });
}
