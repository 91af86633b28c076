import { findBest, NO_BAZAAR, plainWords, searchFor, type SearchFor } from '../search/index.ts';
import { normalizeMobile } from './mobile.ts';

/** The text that customer search looks through; company and address only where the user may see them. */
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

/** Parses a search for customers. */
export const customerSearch = (typed: string): SearchFor =>
  searchFor(normalizeMobile(typed) ?? typed, NO_BAZAAR);

/** The customers that match by name or number, best first; equal matches keep their order. */
export function findCustomers<Customer extends { words: string }>(
  customers: readonly Customer[],
  typed: string,
): readonly Customer[] {
  const things = customers.map((customer) => ({ customer, words: customer.words, sold: 0, order: '' }));
  return findBest(things, normalizeMobile(typed) ?? typed, NO_BAZAAR).map(({ customer }) => customer);
}
