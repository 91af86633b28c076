import type { ToBuyPageQuery$variables } from '../../__generated__/ToBuyPageQuery.graphql.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';

/** What the address says where it says nothing. */
export const DEFAULTS = { ...LIST_DEFAULTS };

export type ToBuyKey = keyof typeof DEFAULTS;

/** Rows of a page: a list to buy by is short enough for one, mostly. */
export const PAGE_SIZE = 50;

/** What is asked of the graph. */
export const variablesOf = (filters: Values<ToBuyKey>): ToBuyPageQuery$variables =>
  pageVariables(filters, PAGE_SIZE);

/** What an address shows. */
export const filtersIn = (search: URLSearchParams): Values<ToBuyKey> => readAddress(search, DEFAULTS);
