import { findBest, NO_BAZAAR, plainWords, searchFor, type SearchFor } from '../search/index.ts';
import { normalizeMobile } from './mobile.ts';

/** What a search over customers looks through; company and address only where the searcher may know them. */
export const customerWords = ({
  name,
  mobile,
  company = null,
  address = null,
}: {
  name: string;
  mobile: string;
  company?: string | null;
  address?: string | null;
}): string => plainWords(name, [mobile, company ?? '', address ?? '']);

/** A search over customers, read. */
export const customerSearch = (typed: string): SearchFor =>
  searchFor(normalizeMobile(typed) ?? typed, NO_BAZAAR);

/** The customers that a search finds by name or number, the best first; equally good ones stay as they stood. */
export function findCustomers<Customer extends { words: string }>(
  customers: readonly Customer[],
  typed: string,
): readonly Customer[] {
  const things = customers.map((customer) => ({ customer, words: customer.words, sold: 0, order: '' }));
  return findBest(things, normalizeMobile(typed) ?? typed, NO_BAZAAR).map(({ customer }) => customer);
}
