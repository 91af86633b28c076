import { GST_GROUPINGS, isDay, type GstGrouping } from '@galla/domain';
import type { GstPageQuery$variables } from '../../__generated__/GstPageQuery.graphql.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';

/** Default URL parameters: invoices of all days, by rate. */
export const DEFAULTS = { by: 'rate', from: '', to: '', ...LIST_DEFAULTS };

export type GstKey = keyof typeof DEFAULTS;
export type GstFilters = Values<GstKey>;

export const NO_FILTERS = { from: '', to: '' };

export const PAGE_SIZE = 20;

/** The grouping in the URL; by rate if it is invalid. */
export const groupingOf = ({ by }: Pick<GstFilters, 'by'>): GstGrouping =>
  GST_GROUPINGS.find((one) => one.toLowerCase() === by.toLowerCase()) ?? 'RATE';

/** Grouping and days of list and export; invalid days are ignored. */
export function askedOf(filters: GstFilters) {
  const { from, to } = filters;
  return { by: groupingOf(filters), ...(isDay(from) && { from }), ...(isDay(to) && { to }) };
}

export const variablesOf = (filters: GstFilters): GstPageQuery$variables => ({
  ...pageVariables(filters, PAGE_SIZE),
  ...askedOf(filters),
});

export const filtersIn = (search: URLSearchParams): GstFilters => readAddress(search, DEFAULTS);
