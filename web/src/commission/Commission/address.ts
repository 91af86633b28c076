import { isDay } from '@galla/domain';
import type { CommissionPageQuery$variables } from '../../__generated__/CommissionPageQuery.graphql.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';

/** How many rows a page may have (spec 3 §9). */
export const PAGE_SIZES = ['10', '20', '50', '100'] as const;

/** What the address says where it says nothing: the own earnings, of all days, ten a page. */
export const DEFAULTS = { id: '', search: '', from: '', to: '', size: '10', ...LIST_DEFAULTS };

export type CommissionKey = keyof typeof DEFAULTS;
export type CommissionFilters = Values<CommissionKey>;

export const NO_FILTERS = { search: '', from: '', to: '' };

export const pageSizeOf = ({ size }: Pick<CommissionFilters, 'size'>): number =>
  Number(PAGE_SIZES.find((one) => one === size) ?? DEFAULTS.size);

export const isFiltered = ({ search, from, to }: CommissionFilters): boolean =>
  [search.trim(), from, to].some((value) => value !== '');

/** The filter, in the list and in the export alike; what is no value is left out. */
export function commissionFilterOf({ search, from, to }: CommissionFilters) {
  const text = search.trim();
  return {
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(text !== '' && { search: text }),
  };
}

/** What is asked of the graph. */
export const variablesOf = (filters: CommissionFilters): CommissionPageQuery$variables => ({
  ...pageVariables(filters, pageSizeOf(filters)),
  employee: filters.id,
  own: filters.id === '',
  filter: commissionFilterOf(filters),
});

/** What an address shows. */
export const filtersIn = (search: URLSearchParams): CommissionFilters => readAddress(search, DEFAULTS);
