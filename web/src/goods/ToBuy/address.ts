import type { ToBuyPageQuery$variables } from '../../__generated__/ToBuyPageQuery.graphql.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';

/** Defaults of the address. */
export const DEFAULTS = { ...LIST_DEFAULTS };

export type ToBuyKey = keyof typeof DEFAULTS;

/** Page size: such a list usually fits on one page. */
export const PAGE_SIZE = 50;

export const variablesOf = (filters: Values<ToBuyKey>): ToBuyPageQuery$variables =>
  pageVariables(filters, PAGE_SIZE);

export const filtersIn = (search: URLSearchParams): Values<ToBuyKey> => readAddress(search, DEFAULTS);
