import { isDay, type DocumentStatus, type OrderState } from '@galla/domain';
import type { TransactionPageQuery$variables } from '../../__generated__/TransactionPageQuery.graphql.ts';
import { readAddress, writeAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';

/** Defaults of the address: all invoices, the newest 100 (spec 2 §9). */
export const DEFAULTS = {
  tab: 'invoice',
  from: '',
  to: '',
  search: '',
  status: '',
  size: '100',
  ...LIST_DEFAULTS,
};

export type TransactionKey = keyof typeof DEFAULTS;
export type TransactionFilters = Values<TransactionKey>;

export const NO_FILTERS = { from: '', to: '', search: '', status: '' };

export const PAGE_SIZES = ['20', '50', '100'] as const;

/** The three tabs with their initial statuses (spec 2 §2: all, paid, pending). */
export const TABS = [
  { tab: 'invoice', label: 'transactions.invoiceTab', begins: '' },
  { tab: 'order', label: 'transactions.orderTab', begins: 'PAID' },
  { tab: 'quick', label: 'transactions.quickTab', begins: 'PENDING' },
] as const;

export type Tab = (typeof TABS)[number]['tab'];

export const tabOf = ({ tab }: Pick<TransactionFilters, 'tab'>): Tab =>
  TABS.find((one) => one.tab === tab)?.tab ?? 'invoice';

/** The filters after choosing a tab: days and search stay; another tab gets its initial status. */
export function opened(tab: Tab, filters: TransactionFilters): TransactionFilters {
  const begins = TABS.find((one) => one.tab === tab)?.begins ?? '';
  const status = tab === tabOf(filters) ? filters.status : begins;
  return { ...filters, ...LIST_DEFAULTS, tab, status };
}

/** The address of a tab, based on the current filters. */
export function tabPath(tab: Tab, filters: TransactionFilters): string {
  const said = writeAddress(new URLSearchParams(), opened(tab, filters), DEFAULTS).toString();
  return said === '' ? '/Transaction-History' : `/Transaction-History?${said}`;
}

/** Filters by status in the address; `PENDING` is everything not paid in full. */
const ASKED: Readonly<Record<string, { statuses?: DocumentStatus[]; inTrash?: boolean }>> = {
  PAID: { statuses: ['PAID'] },
  PARTIAL: { statuses: ['PARTIAL'] },
  PENDING: { statuses: ['PARTIAL', 'UNPAID'] },
  UNPAID: { statuses: ['UNPAID'] },
  CANCELED: { statuses: ['CANCELED'], inTrash: false },
  TRASH: { inTrash: true },
};

/** Additional filters of the orders tab: the order's progress. */
const ORDERS_ASKED: Readonly<Record<string, { orderState: OrderState }>> = {
  IN_PROCESS: { orderState: 'IN_PROCESS' },
  COMPLETED: { orderState: 'COMPLETED' },
};

/** The selectable statuses, as in the address. */
const STATUSES = Object.keys(ASKED);
const ORDER_STATUSES = [...Object.keys(ORDERS_ASKED), ...STATUSES];
const QUICK_STATUSES = ['PENDING', 'PAID', 'TRASH'] as const;

/** The statuses of a tab. */
export const statusesOf = (tab: Tab): readonly string[] =>
  ({ invoice: STATUSES, order: ORDER_STATUSES, quick: QUICK_STATUSES })[tab];

/** The filter of quick bills, shared by list and export. */
export function quickFilterOf(filters: TransactionFilters) {
  const status = QUICK_STATUSES.find((known) => known === filters.status);
  if (status === 'TRASH') return { ...commonOf(filters), inTrash: true };
  return { ...commonOf(filters), ...(status && { status }) };
}

export const pageSizeOf = ({ size }: Pick<TransactionFilters, 'size'>): number =>
  Number(PAGE_SIZES.find((one) => one === size) ?? '100');

/** Whether any filter except the tab is set. */
export const isFiltered = ({ from, to, search, status }: TransactionFilters): boolean =>
  [from, to, search.trim(), status].some((value) => value !== '');

/** Days and search, which both kinds of lists support. */
function commonOf({ from, to, search }: TransactionFilters) {
  const text = search.trim();
  return { ...(isDay(from) && { from }), ...(isDay(to) && { to }), ...(text !== '' && { search: text }) };
}

/** The filter of documents, shared by list and export. */
export const documentFilterOf = (filters: TransactionFilters) => ({
  ...commonOf(filters),
  ...ASKED[filters.status],
  ...(tabOf(filters) === 'order'
    ? { types: ['ORDER' as const], ...ORDERS_ASKED[filters.status] }
    : { types: ['INVOICE' as const] }),
});

/** The filters of the tabs' counts: the rows that each would show. */
const countedOf = (filters: TransactionFilters) => ({
  invoices: documentFilterOf(opened('invoice', filters)),
  orders: documentFilterOf(opened('order', filters)),
  quickBills: quickFilterOf(opened('quick', filters)),
});

/** Variables of the query; invalid values in the address are left out. */
export function variablesOf(filters: TransactionFilters): TransactionPageQuery$variables {
  const asked = { ...pageVariables(filters, pageSizeOf(filters)), ...countedOf(filters) };
  if (tabOf(filters) !== 'quick') return { ...asked, quick: false, filter: documentFilterOf(filters) };
  return { ...asked, quick: true, quickFilter: quickFilterOf(filters) };
}

export const filtersIn = (search: URLSearchParams): TransactionFilters => readAddress(search, DEFAULTS);
