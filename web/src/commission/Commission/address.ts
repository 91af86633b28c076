import { isDay, isMonth, type Day } from '@galla/domain';
import type { CommissionPageQuery$variables } from '../../__generated__/CommissionPageQuery.graphql.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';

/** Page sizes (spec 3 §9). */
export const PAGE_SIZES = ['10', '20', '50', '100'] as const;

/** The statuses to filter by: of bills, and of orders in pieces. */
export const BILL_STATUSES = ['PAID', 'PARTIAL', 'UNPAID', 'CANCELED'] as const;
export const ORDER_STATUSES = [
  'PENDING',
  'IN_PROCESS',
  'PARTIALLY_DONE',
  'COMPLETED',
  'HELD',
  'CANCELED',
] as const;
export const COMMISSION_STATUSES = [...BILL_STATUSES, ...ORDER_STATUSES];

/** Default URL parameters: the user's own commission, all days, ten per page. */
export const DEFAULTS = {
  id: '',
  search: '',
  from: '',
  to: '',
  status: '',
  size: '10',
  /** First day of the month beside the sales; the open month if empty. */
  month: '',
  ...LIST_DEFAULTS,
};

export type CommissionKey = keyof typeof DEFAULTS;
export type CommissionFilters = Values<CommissionKey>;

export const NO_FILTERS = { search: '', from: '', to: '', status: '' };

export const pageSizeOf = ({ size }: Pick<CommissionFilters, 'size'>): number =>
  Number(PAGE_SIZES.find((one) => one === size) ?? DEFAULTS.size);

export const isFiltered = ({ search, from, to, status }: CommissionFilters): boolean =>
  [search.trim(), from, to, status].some((value) => value !== '');

/** The month in the URL; undefined for the open one. */
export const monthOfAddress = ({ month }: Pick<CommissionFilters, 'month'>): Day | undefined =>
  isDay(month) && isMonth(month) ? month : undefined;

/** The filter of list and export; invalid values are ignored. */
export function commissionFilterOf({ search, from, to, status }: CommissionFilters) {
  const text = search.trim();
  const state = COMMISSION_STATUSES.find((one) => one === status);
  return {
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(text !== '' && { search: text }),
    ...(state !== undefined && { status: state }),
  };
}

export const variablesOf = (filters: CommissionFilters): CommissionPageQuery$variables => ({
  ...pageVariables(filters, pageSizeOf(filters)),
  employee: filters.id,
  own: filters.id === '',
  filter: commissionFilterOf(filters),
});

export const filtersIn = (search: URLSearchParams): CommissionFilters => readAddress(search, DEFAULTS);
