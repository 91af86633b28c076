import type { SuppliersPageQuery$variables } from '../../__generated__/SuppliersPageQuery.graphql.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';

/** Defaults of the address: all suppliers. */
export const DEFAULTS = { search: '', ...LIST_DEFAULTS };

export type SuppliersKey = keyof typeof DEFAULTS;

export const PAGE_SIZE = 20;

export const variablesOf = (filters: Values<SuppliersKey>): SuppliersPageQuery$variables => ({
  ...pageVariables(filters, PAGE_SIZE),
  search: filters.search.trim() || null,
});

export const filtersIn = (search: URLSearchParams): Values<SuppliersKey> => readAddress(search, DEFAULTS);
