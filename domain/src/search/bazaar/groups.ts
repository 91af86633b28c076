/** A trade's groups of words for one thing: of a group each finds the others. */
export type WordGroups = readonly (readonly string[])[];

/** What else a word is called. */
export type Bazaar = ReadonlyMap<string, readonly string[]>;

/** The other names of each word, of all groups together. */
export function joinGroups(...trades: readonly WordGroups[]): Bazaar {
  const others = new Map<string, readonly string[]>();
  for (const group of trades.flat())
    for (const word of group)
      others.set(word, [...(others.get(word) ?? []), ...group.filter((other) => other !== word)]);
  return others;
}
