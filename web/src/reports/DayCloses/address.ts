import { isDay } from '@galla/domain';
import type { DayClosesPageQuery$variables } from '../../__generated__/DayClosesPageQuery.graphql.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';

/** What the address says where it says nothing: today beside the list. */
export const DEFAULTS = { day: '', ...LIST_DEFAULTS };

export type DayClosesKey = keyof typeof DEFAULTS;
export type DayClosesFilters = Values<DayClosesKey>;

/** Rows of a page. */
export const PAGE_SIZE = 20;

/** What is asked of the graph. */
export const variablesOf = (filters: DayClosesFilters): DayClosesPageQuery$variables =>
  pageVariables(filters, PAGE_SIZE);

/** The day that is beside the list; today for what is none. */
export const dayShown = ({ day }: DayClosesFilters): string | undefined => (isDay(day) ? day : undefined);

/** What an address shows. */
export const filtersIn = (search: URLSearchParams): DayClosesFilters => readAddress(search, DEFAULTS);
