import type { CatalogueEntry } from './entry.ts';

const lower = (text: string): string => text.trim().toLocaleLowerCase('en-IN');

/** How well an entry fits, 0 best: its code, the beginning of its title, the beginning of a word, anything else. */
function ranked(wanted: string): (entry: CatalogueEntry) => number {
  const [inLine, inNext] = [` ${wanted}`, `\n${wanted}`];
  return ({ words, sku, barcode }) => {
    if (barcode === wanted || (sku?.length === wanted.length && lower(sku) === wanted)) return 0;
    // The title is what the words begin with: no text is put into lower case at a key.
    if (words.startsWith(wanted)) return 1;
    return words.includes(inLine) || words.includes(inNext) ? 2 : 3;
  };
}

/**
 * The entries of a category ('' for all) that have every typed word in title, code, bar code or category, the best
 * first and otherwise in their order. Quick enough to run at every key over 10,000 entries.
 */
export function findEntries(
  entries: readonly CatalogueEntry[],
  text: string,
  category: string,
): readonly CatalogueEntry[] {
  const inCategory = category === '' ? entries : entries.filter((entry) => entry.category === category);
  const wanted = lower(text);
  if (wanted === '') return inCategory;
  const parts = wanted.split(/\s+/);
  const rankOf = ranked(wanted);
  const byRank: CatalogueEntry[][] = [[], [], [], []];
  for (const entry of inCategory)
    if (parts.every((part) => entry.words.includes(part))) byRank[rankOf(entry)]?.push(entry);
  return byRank.flat();
}

/** The entry that a scanned code stands for; a product with variants is not told by its own code alone. */
export function entryWithCode(entries: readonly CatalogueEntry[], code: string): CatalogueEntry | undefined {
  const wanted = lower(code);
  if (wanted === '') return undefined;
  return entries.find(({ sku, barcode }) => [sku, barcode].some((one) => lower(one ?? '') === wanted));
}

/** The categories in use, in alphabetical order. */
export const categoriesOf = (entries: readonly CatalogueEntry[]): string[] =>
  [...new Set(entries.flatMap(({ category }) => category ?? []))].toSorted((a, b) => a.localeCompare(b));
