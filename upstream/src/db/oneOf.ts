/** Narrows a text column with a CHECK constraint to its allowed values; any other value is a bug. */
export function oneOf<const T extends string>(words: readonly T[], text: string): T {
  const word = words.find((one) => one === text);
  if (word === undefined) throw new Error(`Not one of ${words.join(', ')}: ${text}`);
  return word;
}
