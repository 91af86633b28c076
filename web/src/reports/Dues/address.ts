import { DUE_AGES } from '@galla/domain';
import type { DuesPageQuery$variables } from '../../__generated__/DuesPageQuery.graphql.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';

/** Default URL parameters: all customers with dues of any age. */
export const DEFAULTS = { search: '', age: '', ...LIST_DEFAULTS };

export type DuesKey = keyof typeof DEFAULTS;
export type DuesFilters = Values<DuesKey>;

export const NO_FILTERS = { search: '', age: '' };

export const PAGE_SIZE = 20;

export const isFiltered = ({ search, age }: DuesFilters): boolean => search.trim() !== '' || age !== '';

/** The filters of list and export; invalid values are ignored. */
export function askedOf({ search, age }: DuesFilters) {
  const text = search.trim();
  const known = DUE_AGES.find((one) => one.age === age)?.age;
  return { ...(text !== '' && { search: text }), ...(known !== undefined && { age: known }) };
}

export const variablesOf = (filters: DuesFilters): DuesPageQuery$variables => ({
  ...pageVariables(filters, PAGE_SIZE),
  ...askedOf(filters),
});

export const filtersIn = (search: URLSearchParams): DuesFilters => readAddress(search, DEFAULTS);
