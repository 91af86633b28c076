import {
  addDays,
  type Day,
  isDay,
  ITEM_KINDS,
  SELLER_VIEWS,
  SLOW_DAYS,
  type SellerView,
} from '@galla/domain';
import type { SellersPageQuery$variables } from '../../__generated__/SellersPageQuery.graphql.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';

/** Default URL parameters: highest revenue in the last 30 days. */
export const DEFAULTS = { view: 'amount', kind: '', from: '', to: '', ...LIST_DEFAULTS };

export type SellersKey = keyof typeof DEFAULTS;
export type SellersFilters = Values<SellersKey>;

export const NO_FILTERS = { kind: '', from: '', to: '' };

export const PAGE_SIZE = 20;

/** The view in the URL; the default if it is invalid. */
export const viewOf = ({ view }: Pick<SellersFilters, 'view'>): SellerView =>
  SELLER_VIEWS.find((one) => one.toLowerCase() === view.toLowerCase()) ?? 'AMOUNT';

export const isFiltered = ({ kind, from, to }: SellersFilters): boolean =>
  kind !== '' || from !== '' || to !== '';

/** View, kind and days of list and export; without a first day, the last 30 days. */
export function askedOf(filters: SellersFilters, today: Day) {
  const { from, to } = filters;
  const kind = ITEM_KINDS.find((one) => one === filters.kind);
  const since = isDay(from) ? from : isDay(to) ? undefined : addDays(today, 1 - SLOW_DAYS);
  return {
    view: viewOf(filters),
    ...(since !== undefined && { from: since }),
    ...(isDay(to) && { to }),
    ...(kind !== undefined && { kind }),
  };
}

export const variablesOf = (filters: SellersFilters, today: Day): SellersPageQuery$variables => ({
  ...pageVariables(filters, PAGE_SIZE),
  ...askedOf(filters, today),
});

export const filtersIn = (search: URLSearchParams): SellersFilters => readAddress(search, DEFAULTS);
