import { isDay, type DueBy } from '@galla/domain';
import type { OrdersPageQuery$variables } from '../../__generated__/OrdersPageQuery.graphql.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageNumber, pageVariables } from '../../list/index.ts';
import { NEWEST_FIRST, orderOf } from './sort.ts';

/** Default URL parameters: all orders, newest first. Named as in the REST call. */
export const DEFAULTS = {
  search: '',
  /** Global ids. */
  status: '',
  stage: '',
  from: '',
  to: '',
  customer: '',
  employee: '',
  invoiceNo: '',
  customerNumber: '',
  sort: NEWEST_FIRST as string,
  /** "due" shows the due board; then `by` may be "trial". */
  view: '',
  by: '',
  ...LIST_DEFAULTS,
};

export type OrdersKey = keyof typeof DEFAULTS;
export type OrdersFilters = Values<OrdersKey>;

export const NO_FILTERS = {
  search: '',
  status: '',
  stage: '',
  from: '',
  to: '',
  customer: '',
  employee: '',
  invoiceNo: '',
  customerNumber: '',
};

/** Rows of a page, and how many are fetched at a time (spec 3 §§2.4 and 9). */
export const PAGE_SIZE = 10;
export const FETCHED = 20;

const PAGES_FETCHED = FETCHED / PAGE_SIZE;

/** The fetched rows that belong on the current page. */
export function rowsOnPage<Row>(
  fetched: readonly Row[],
  filters: Pick<OrdersFilters, 'page'>,
): readonly Row[] {
  const start = ((pageNumber(filters) - 1) % PAGES_FETCHED) * PAGE_SIZE;
  return fetched.slice(start, start + PAGE_SIZE);
}

export const isFiltered = (filters: OrdersFilters): boolean =>
  (Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[]).some((name) => filters[name].trim() !== '');

/** How many of the filters under "More filters" are set. */
export const moreFilters = ({ customer, invoiceNo, customerNumber }: OrdersFilters): number =>
  [customer, invoiceNo, customerNumber].filter((value) => value.trim() !== '').length;

/** URL of the due board. */
export const duePath = (by: DueBy): string => `/order-list?view=due${by === 'TRIAL' ? '&by=trial' : ''}`;

/** Query variables: two pages at a time. Invalid values in the URL are ignored. */
export function variablesOf(filters: OrdersFilters): OrdersPageQuery$variables {
  if (filters.view === 'due')
    return { first: FETCHED, due: true, by: filters.by === 'trial' ? 'TRIAL' : 'DELIVERY' };
  const { status, stage, from, to, customer, employee } = filters;
  const [search, number, mobile] = [filters.search, filters.invoiceNo, filters.customerNumber].map((text) =>
    text.trim(),
  );
  const orderBy = orderOf(filters.sort);
  const filter = {
    ...(status !== '' && { statuses: [status] }),
    ...(stage !== '' && { stages: [stage] }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(customer !== '' && { customer }),
    ...(employee !== '' && { employee }),
    ...(number && { number }),
    ...(mobile && { customerMobile: mobile }),
    ...(search && { search }),
  };
  const batch = Math.ceil(pageNumber(filters) / PAGES_FETCHED);
  return {
    ...pageVariables({ page: String(batch) }, FETCHED),
    ...(Object.keys(filter).length > 0 && { filter }),
    ...(orderBy && { orderBy }),
  };
}

export const filtersIn = (search: URLSearchParams): OrdersFilters => readAddress(search, DEFAULTS);
