/** Maps graph names to wire words. */
export const namesOf = <Name extends string, Word extends string>(words: Readonly<Record<Name, Word>>) =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [word, name])) as Record<Word, Name>;
