import { isDay, type DueBy } from '@galla/domain';
import type { OrdersPageQuery$variables } from '../../__generated__/OrdersPageQuery.graphql.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageNumber, pageVariables } from '../../list/index.ts';
import { NEWEST_FIRST, orderOf } from './sort.ts';

/** What the address says where it says nothing: all orders, the newest first. Names as the REST call has them. */
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
  /** "due": the due board; then `by` is "trial" where trials are asked for. */
  view: '',
  by: '',
  ...LIST_DEFAULTS,
};

export type OrdersKey = keyof typeof DEFAULTS;
export type OrdersFilters = Values<OrdersKey>;

/** What narrows the list down, taken away. */
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

/** Rows of a page, and how many are fetched at a time behind them (spec 3 §§2.4 and 9). */
export const PAGE_SIZE = 10;
export const FETCHED = 20;

const PAGES_FETCHED = FETCHED / PAGE_SIZE;

/** Which of the rows that were fetched together stand on the page that the address names. */
export function rowsOnPage<Row>(
  fetched: readonly Row[],
  filters: Pick<OrdersFilters, 'page'>,
): readonly Row[] {
  const start = ((pageNumber(filters) - 1) % PAGES_FETCHED) * PAGE_SIZE;
  return fetched.slice(start, start + PAGE_SIZE);
}

/** Whether anything narrows the list down. */
export const isFiltered = (filters: OrdersFilters): boolean =>
  (Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[]).some((name) => filters[name].trim() !== '');

/** Whether something does that stands behind "More filters". */
export const moreFilters = ({ customer, invoiceNo, customerNumber }: OrdersFilters): number =>
  [customer, invoiceNo, customerNumber].filter((value) => value.trim() !== '').length;

/** Where the due board is. */
export const duePath = (by: DueBy): string => `/order-list?view=due${by === 'TRIAL' ? '&by=trial' : ''}`;

/** What is asked of the graph: two pages at a time. What somebody wrote into the address and is no value is left out. */
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
