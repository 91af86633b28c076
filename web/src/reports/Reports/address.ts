import { isDay } from '@galla/domain';
import type { ReportPageQuery$variables } from '../../__generated__/ReportPageQuery.graphql.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';
import { orderOf } from './sort.ts';

/** Default URL parameters: payments of all days and collectors, newest first. */
export const DEFAULTS = { from: '', to: '', person: '', by: '', sort: '', ...LIST_DEFAULTS };

export type ReportKey = keyof typeof DEFAULTS;
export type ReportFilters = Values<ReportKey>;

export const NO_FILTERS = { from: '', to: '', person: '', by: '' };

export const PAGE_SIZE = 10;

export const isFiltered = ({ from, to, person, by }: ReportFilters): boolean =>
  [from, to, person.trim(), by].some((value) => value !== '');

/** The filters of list and export; invalid values are ignored. */
export function receiptFilterOf({ from, to, person, by }: ReportFilters) {
  const name = person.trim();
  return {
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(name !== '' && { person: name }),
    ...(by !== '' && { collectedBy: by }),
  };
}

export function variablesOf(filters: ReportFilters): ReportPageQuery$variables {
  const orderBy = orderOf(filters);
  return {
    ...pageVariables(filters, PAGE_SIZE),
    filter: receiptFilterOf(filters),
    ...(orderBy && { orderBy }),
  };
}

export const filtersIn = (search: URLSearchParams): ReportFilters => readAddress(search, DEFAULTS);
