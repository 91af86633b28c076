/** What somebody entered in a field of a form definition: a text, several choices, or files. */
export type Entry = string | string[] | File[];

/** All entries of a form, by field name. */
export type Entries = Record<string, Entry>;

export const isBlank = (entry: Entry | undefined): boolean =>
  entry === undefined || (typeof entry === 'string' ? entry.trim() === '' : entry.length === 0);
