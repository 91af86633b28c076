/** Narrows a text column that a CHECK constraint limits to some words; another word is a fault of ours. */
export function oneOf<const T extends string>(words: readonly T[], text: string): T {
  const word = words.find((one) => one === text);
  if (word === undefined) throw new Error(`Not one of ${words.join(', ')}: ${text}`);
  return word;
}
