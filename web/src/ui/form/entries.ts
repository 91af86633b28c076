import type { FormValue } from '@galla/domain';

/** What somebody entered in a field of a form definition: a text, several choices, or files. */
export type Entry = string | string[] | File[];

/** All entries of a form, by field name. */
export type Entries = Record<string, Entry>;

/** The entry as the rules check it and as it is sent: files by their names. */
export const valueOf = (entry: Entry): FormValue =>
  typeof entry === 'string' ? entry : entry.map((one) => (typeof one === 'string' ? one : one.name));
