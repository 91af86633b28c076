import { DUE_AGES } from '@galla/domain';
import type { DuesPageQuery$variables } from '../../__generated__/DuesPageQuery.graphql.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';

/** What the address says where it says nothing: everybody who owes, whatever the age. */
export const DEFAULTS = { search: '', age: '', ...LIST_DEFAULTS };

export type DuesKey = keyof typeof DEFAULTS;
export type DuesFilters = Values<DuesKey>;

export const NO_FILTERS = { search: '', age: '' };

/** Rows of a page. */
export const PAGE_SIZE = 20;

export const isFiltered = ({ search, age }: DuesFilters): boolean => search.trim() !== '' || age !== '';

/** Search and age, in the list and in the export alike; what is no value is left out. */
export function askedOf({ search, age }: DuesFilters) {
  const text = search.trim();
  const known = DUE_AGES.find((one) => one.age === age)?.age;
  return { ...(text !== '' && { search: text }), ...(known !== undefined && { age: known }) };
}

/** What is asked of the graph. */
export const variablesOf = (filters: DuesFilters): DuesPageQuery$variables => ({
  ...pageVariables(filters, PAGE_SIZE),
  ...askedOf(filters),
});

/** What an address shows. */
export const filtersIn = (search: URLSearchParams): DuesFilters => readAddress(search, DEFAULTS);
