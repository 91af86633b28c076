import { type Bazaar, findBest, inNaturalOrder } from '@galla/domain';
import type { CatalogueEntry } from './entry.ts';

/**
 * The entries of a category ('' for all) that match a search, ranked by domain; without a search in their own
 * order.
 */
export function findEntries(
  entries: readonly CatalogueEntry[],
  text: string,
  { category, bazaar }: { category: string; bazaar: Bazaar },
): readonly CatalogueEntry[] {
  const inCategory = category === '' ? entries : entries.filter((entry) => entry.category === category);
  return findBest(inCategory, text, bazaar);
}

const lower = (text: string): string => text.trim().toLocaleLowerCase('en-IN');

/** The entry with a scanned code. For a product with variants, its own code does not tell which one. */
export function entryWithCode(entries: readonly CatalogueEntry[], code: string): CatalogueEntry | undefined {
  const wanted = lower(code);
  if (wanted === '') return undefined;
  return entries.find(({ sku, barcode }) => [sku, barcode].some((one) => lower(one ?? '') === wanted));
}

/** The categories in use, in natural order. */
export const categoriesOf = (entries: readonly CatalogueEntry[]): string[] =>
  inNaturalOrder([...new Set(entries.flatMap(({ category }) => category ?? []))], (category) => category);
