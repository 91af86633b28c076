/** What other programs call fields, as `headingWords` writes it; what a field is surest called stands first. */
export type Synonyms<Field extends string = string> = Readonly<Partial<Record<Field, readonly string[]>>>;
