import { ENGLISH } from './english.ts';

/** The key of a text in the catalogue, "slice.name". */
export type MessageKey = keyof typeof ENGLISH;

/** All texts of one language. */
export type Catalogue = Record<MessageKey, string>;

/** Values for the `{name}` places of a text. */
export type Params = Record<string, string | number>;

/** Keys that come as a pair `key.one` and `key.other`. */
export type CountKey = MessageKey extends infer K ? (K extends `${infer Base}.other` ? Base : never) : never;

/** A language that the product can speak: its BCP 47 tag (for plural forms) and its texts. */
export interface Language {
  tag: string;
  texts: Catalogue;
}

let language: Language = { tag: 'en-IN', texts: ENGLISH };
let plurals = new Intl.PluralRules(language.tag);

/** Switches what `formatMessage` speaks, for a client that serves one person; a server leaves it at English. */
export function setLanguage(next: Language): void {
  language = next;
  plurals = new Intl.PluralRules(next.tag);
}

/** The text of a key with its `{name}` places filled in; a place without a value stays as it is written. */
export function formatMessage(key: MessageKey, params: Params = {}): string {
  return language.texts[key].replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : place,
  );
}

/** The text for a number of things, "1 item" or "5 items"; the number is `{n}` unless `params` sets another. */
export function formatCount(key: CountKey, count: number, params: Params = {}): string {
  const form = plurals.select(count) === 'one' ? 'one' : 'other';
  return formatMessage(`${key}.${form}`, { n: count, ...params });
}
