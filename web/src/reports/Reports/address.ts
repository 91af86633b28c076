import { isDay } from '@galla/domain';
import type { ReportPageQuery$variables } from '../../__generated__/ReportPageQuery.graphql.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';
import { orderOf } from './sort.ts';

/** What the address says where it says nothing: money of all days, by whomever, the newest first. */
export const DEFAULTS = { from: '', to: '', person: '', by: '', sort: '', ...LIST_DEFAULTS };

export type ReportKey = keyof typeof DEFAULTS;
export type ReportFilters = Values<ReportKey>;

export const NO_FILTERS = { from: '', to: '', person: '', by: '' };

/** Rows of a page. */
export const PAGE_SIZE = 10;

export const isFiltered = ({ from, to, person, by }: ReportFilters): boolean =>
  [from, to, person.trim(), by].some((value) => value !== '');

/** The filter, in the list and in the export alike; what is no value is left out. */
export function receiptFilterOf({ from, to, person, by }: ReportFilters) {
  const name = person.trim();
  return {
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(name !== '' && { person: name }),
    ...(by !== '' && { collectedBy: by }),
  };
}

/** What is asked of the graph. */
export function variablesOf(filters: ReportFilters): ReportPageQuery$variables {
  const orderBy = orderOf(filters);
  return {
    ...pageVariables(filters, PAGE_SIZE),
    filter: receiptFilterOf(filters),
    ...(orderBy && { orderBy }),
  };
}

/** What an address shows. */
export const filtersIn = (search: URLSearchParams): ReportFilters => readAddress(search, DEFAULTS);
