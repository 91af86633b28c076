import { DOCUMENT_STATUSES, DOCUMENT_TYPES, isDay } from '@galla/domain';
import type { HistoryPageQuery$variables } from '../../__generated__/HistoryPageQuery.graphql.ts';
import { readPreference, writePreference } from '../../app/preference.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables, type List } from '../../list/index.ts';
import { orderOf } from './sort.ts';

/** What the address says where it says nothing: invoices of all days, the newest 5 (spec 2 §9). */
export const DEFAULTS = {
  type: 'INVOICE',
  from: '',
  to: '',
  search: '',
  status: '',
  /** Empty: as chosen last on this device. */
  size: '',
  sort: '',
  ...LIST_DEFAULTS,
};

export type HistoryKey = keyof typeof DEFAULTS;

/** What the screen shows, as its address says it. */
export type HistoryFilters = Values<HistoryKey>;

export const NO_FILTERS = { from: '', to: '', search: '', status: '' };

/** `type=ALL` in the address: every kind of document. */
export const ALL_TYPES = 'ALL';

/** `status=DUE` in the address: something is still to pay, whatever the status says. */
export const STILL_TO_PAY = 'DUE';

export const PAGE_SIZES = ['5', '10', '15', '20'] as const;

/** The preference that remembers the rows on a page. */
export const SIZE_PREFERENCE = 'history-size';

const knownOf = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((one) => one === text);

/** Rows on a page. */
export const pageSizeOf = ({ size }: Pick<HistoryFilters, 'size'>): number =>
  Number(knownOf(PAGE_SIZES, size) ?? knownOf(PAGE_SIZES, readPreference(SIZE_PREFERENCE) ?? '') ?? '5');

/** This device remembers it. */
export function setPageSize({ filter }: Pick<List<HistoryKey>, 'filter'>, size: string): void {
  writePreference(SIZE_PREFERENCE, size);
  filter({ size });
}

/** Whether anything but the kind of document narrows the list down. */
export const isFiltered = ({ from, to, search, status }: HistoryFilters): boolean =>
  [from, to, search.trim(), status].some((value) => value !== '');

/** What is asked of the graph; what somebody wrote into the address and is no value is left out. */
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

/** What an address shows. */
export const filtersIn = (search: URLSearchParams): HistoryFilters => readAddress(search, DEFAULTS);
