import { DOCUMENT_STATUSES, DOCUMENT_TYPES, isDay } from '@galla/domain';
import type { HistoryPageQuery$variables } from '../../__generated__/HistoryPageQuery.graphql.ts';
import { readPreference, writePreference } from '../../app/preference.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables, type List } from '../../list/index.ts';
import { orderOf } from './sort.ts';

/** Defaults of the address: invoices of all days, the newest 5 (spec 2 §9). */
export const DEFAULTS = {
  type: 'INVOICE',
  from: '',
  to: '',
  search: '',
  status: '',
  /** Empty: the last choice on this device. */
  size: '',
  sort: '',
  ...LIST_DEFAULTS,
};

export type HistoryKey = keyof typeof DEFAULTS;

/** The screen's state in its address. */
export type HistoryFilters = Values<HistoryKey>;

export const NO_FILTERS = { from: '', to: '', search: '', status: '' };

/** `type=ALL` in the address: all document types. */
export const ALL_TYPES = 'ALL';

/** `status=DUE` in the address: documents with a pending amount, whatever their status. */
export const STILL_TO_PAY = 'DUE';

export const PAGE_SIZES = ['5', '10', '15', '20'] as const;

/** Name of the preference for the page size. */
export const SIZE_PREFERENCE = 'history-size';

const knownOf = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((one) => one === text);

export const pageSizeOf = ({ size }: Pick<HistoryFilters, 'size'>): number =>
  Number(knownOf(PAGE_SIZES, size) ?? knownOf(PAGE_SIZES, readPreference(SIZE_PREFERENCE) ?? '') ?? '5');

/** Changes the page size and remembers it on this device. */
export function setPageSize({ filter }: Pick<List<HistoryKey>, 'filter'>, size: string): void {
  writePreference(SIZE_PREFERENCE, size);
  filter({ size });
}

/** Whether any filter except the document type is set. */
export const isFiltered = ({ from, to, search, status }: HistoryFilters): boolean =>
  [from, to, search.trim(), status].some((value) => value !== '');

/** Variables of the query; invalid values in the address are left out. */
export function variablesOf(filters: HistoryFilters): HistoryPageQuery$variables {
  const { from, to } = filters;
  const orderBy = orderOf(filters);
  const search = filters.search.trim();
  const type = filters.type === ALL_TYPES ? undefined : (knownOf(DOCUMENT_TYPES, filters.type) ?? 'INVOICE');
  const status = knownOf(DOCUMENT_STATUSES, filters.status);
  const filter = {
    ...(type !== undefined && { types: [type] }),
    ...(status !== undefined && { statuses: [status] }),
    ...(filters.status === STILL_TO_PAY && { stillToPay: true }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(search !== '' && { search }),
  };
  return {
    ...pageVariables(filters, pageSizeOf(filters)),
    ...(Object.keys(filter).length > 0 && { filter }),
    ...(orderBy && { orderBy }),
  };
}

/** Reads the filters from an address. */
export const filtersIn = (search: URLSearchParams): HistoryFilters => readAddress(search, DEFAULTS);
