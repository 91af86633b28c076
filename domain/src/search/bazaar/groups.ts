/** A trade's groups of synonyms: each word of a group finds the others. */
export type WordGroups = readonly (readonly string[])[];

/** Synonyms by word. */
export type Bazaar = ReadonlyMap<string, readonly string[]>;

/** The synonyms of each word over all groups. */
export function joinGroups(...trades: readonly WordGroups[]): Bazaar {
  const others = new Map<string, readonly string[]>();
  for (const group of trades.flat())
    for (const word of group)
      others.set(word, [...(others.get(word) ?? []), ...group.filter((other) => other !== word)]);
  return others;
}
