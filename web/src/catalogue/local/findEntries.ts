import { type Bazaar, findBest, inNaturalOrder } from '@galla/domain';
import type { CatalogueEntry } from './entry.ts';

/** The entries of a category ('' for all) that a search finds, by the ranking of domain; without a search as they stand. */
export function findEntries(
  entries: readonly CatalogueEntry[],
  text: string,
  { category, bazaar }: { category: string; bazaar: Bazaar },
): readonly CatalogueEntry[] {
  const inCategory = category === '' ? entries : entries.filter((entry) => entry.category === category);
  return findBest(inCategory, text, bazaar);
}

const lower = (text: string): string => text.trim().toLocaleLowerCase('en-IN');

/** The entry that a scanned code stands for; a product with variants is not told by its own code alone. */
export function entryWithCode(entries: readonly CatalogueEntry[], code: string): CatalogueEntry | undefined {
  const wanted = lower(code);
  if (wanted === '') return undefined;
  return entries.find(({ sku, barcode }) => [sku, barcode].some((one) => lower(one ?? '') === wanted));
}

/** The categories in use, in the natural order. */
export const categoriesOf = (entries: readonly CatalogueEntry[]): string[] =>
  inNaturalOrder([...new Set(entries.flatMap(({ category }) => category ?? []))], (category) => category);
