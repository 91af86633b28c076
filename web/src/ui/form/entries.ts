import type { FormValue } from '@galla/domain';

/** The entry of a form field: a text, several choices, or files. */
export type Entry = string | string[] | File[];

/** All entries of a form, by field name. */
export type Entries = Record<string, Entry>;

/** A stored entry, on the device or the server: files cannot be stored. */
export type KeptEntry = string | readonly string[];

/** Stored entries by field name; blank fields may be missing. */
export type KeptEntries = Readonly<Record<string, KeptEntry>>;

/** The entry in the format of rules and input: files by their names. */
export const valueOf = (entry: Entry): FormValue =>
  typeof entry === 'string' ? entry : entry.map((one) => (typeof one === 'string' ? one : one.name));

export const isBlank = (entry: Entry): boolean =>
  typeof entry === 'string' ? entry.trim() === '' : entry.length === 0;

/** Whether a stored value consists of entries. */
export const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(
    (entry) =>
      typeof entry === 'string' ||
      (Array.isArray(entry) && entry.every((one) => typeof one === 'string' || one instanceof File)),
  );

/** The entries without their files. */
export const keptOf = (entries: Entries): KeptEntries =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]): [string, KeptEntry] => [
      name,
      typeof entry === 'string' ? entry : entry.filter((one) => typeof one === 'string'),
    ]),
  );

/** The entry of a text field; '' if the form has no such field. */
export function textOf(entries: Entries, name: string): string {
  const entry = entries[name];
  return typeof entry === 'string' ? entry : '';
}
