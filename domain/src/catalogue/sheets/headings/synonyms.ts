/** Names that other programs use for fields, as `headingWords` writes them, the most certain first. */
export type Synonyms<Field extends string = string> = Readonly<Partial<Record<Field, readonly string[]>>>;
