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

/** What the address says where it says nothing: what brought most in the last 30 days. */
export const DEFAULTS = { view: 'amount', kind: '', from: '', to: '', ...LIST_DEFAULTS };

export type SellersKey = keyof typeof DEFAULTS;
export type SellersFilters = Values<SellersKey>;

export const NO_FILTERS = { kind: '', from: '', to: '' };

/** Rows of a page. */
export const PAGE_SIZE = 20;

/** What the list shows, whatever stands in the address. */
export const viewOf = ({ view }: Pick<SellersFilters, 'view'>): SellerView =>
  SELLER_VIEWS.find((one) => one.toLowerCase() === view.toLowerCase()) ?? 'AMOUNT';

export const isFiltered = ({ kind, from, to }: SellersFilters): boolean =>
  kind !== '' || from !== '' || to !== '';

/** View, kind and days, in the list and in the export alike; without a first day the last 30. */
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

/** What is asked of the graph. */
export const variablesOf = (filters: SellersFilters, today: Day): SellersPageQuery$variables => ({
  ...pageVariables(filters, PAGE_SIZE),
  ...askedOf(filters, today),
});

/** What an address shows. */
export const filtersIn = (search: URLSearchParams): SellersFilters => readAddress(search, DEFAULTS);
