import { isDay, RETURN_REASONS } from '@galla/domain';
import type { NotesPageQuery$variables } from '../../__generated__/NotesPageQuery.graphql.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';

export const NO_FILTERS = { search: '', from: '', to: '', reason: '' };

/** Defaults of the address: every credit note. */
export const DEFAULTS = { ...NO_FILTERS, ...LIST_DEFAULTS };

export type NoteKey = keyof typeof DEFAULTS;
export type NoteFilters = Values<NoteKey>;

export const PAGE_SIZE = 20;

export const isFiltered = ({ search, from, to, reason }: NoteFilters): boolean =>
  [search.trim(), from, to, reason].some((value) => value !== '');

/** The filter of the list and its workbook; invalid values in the address are left out. */
export function filterOf({ search, from, to, reason }: NoteFilters) {
  const text = search.trim();
  const why = RETURN_REASONS.find((one) => one === reason);
  return {
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(text !== '' && { search: text }),
    ...(why && { reason: why }),
  };
}

export const variablesOf = (filters: NoteFilters): NotesPageQuery$variables => ({
  ...pageVariables(filters, PAGE_SIZE),
  filter: filterOf(filters),
});

export const filtersIn = (search: URLSearchParams): NoteFilters => readAddress(search, DEFAULTS);
