import type { FormValue } from '@galla/domain';

/** What somebody entered in a field of a form definition: a text, several choices, or files. */
export type Entry = string | string[] | File[];

/** All entries of a form, by field name. */
export type Entries = Record<string, Entry>;

/** What was entered in a field and is kept on the device or by the server: files can't be. */
export type KeptEntry = string | readonly string[];

/** All that is kept of a form, by field name; fields without an entry may be missing. */
export type KeptEntries = Readonly<Record<string, KeptEntry>>;

/** The entry as the rules check it and as it is sent: files by their names. */
export const valueOf = (entry: Entry): FormValue =>
  typeof entry === 'string' ? entry : entry.map((one) => (typeof one === 'string' ? one : one.name));

export const isBlank = (entry: Entry): boolean =>
  typeof entry === 'string' ? entry.trim() === '' : entry.length === 0;

/** Whether what was kept on the device are entries. */
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

/** What was entered in a text field; empty where the form has no such field. */
export function textOf(entries: Entries, name: string): string {
  const entry = entries[name];
  return typeof entry === 'string' ? entry : '';
}
