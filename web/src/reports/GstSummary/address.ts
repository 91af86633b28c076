import { GST_GROUPINGS, isDay, type GstGrouping } from '@galla/domain';
import type { GstPageQuery$variables } from '../../__generated__/GstPageQuery.graphql.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';

/** What the address says where it says nothing: invoices of all days, by rate. */
export const DEFAULTS = { by: 'rate', from: '', to: '', ...LIST_DEFAULTS };

export type GstKey = keyof typeof DEFAULTS;
export type GstFilters = Values<GstKey>;

export const NO_FILTERS = { from: '', to: '' };

/** Rows of a page. */
export const PAGE_SIZE = 20;

/** How the rows are grouped, whatever stands in the address. */
export const groupingOf = ({ by }: Pick<GstFilters, 'by'>): GstGrouping =>
  GST_GROUPINGS.find((one) => one.toLowerCase() === by.toLowerCase()) ?? 'RATE';

/** Grouping and days, in the list and in the export alike; what is no day is left out. */
export function askedOf(filters: GstFilters) {
  const { from, to } = filters;
  return { by: groupingOf(filters), ...(isDay(from) && { from }), ...(isDay(to) && { to }) };
}

/** What is asked of the graph. */
export const variablesOf = (filters: GstFilters): GstPageQuery$variables => ({
  ...pageVariables(filters, PAGE_SIZE),
  ...askedOf(filters),
});

/** What an address shows. */
export const filtersIn = (search: URLSearchParams): GstFilters => readAddress(search, DEFAULTS);
