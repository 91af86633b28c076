import { isDay } from '@galla/domain';
import type { DayClosesPageQuery$variables } from '../../__generated__/DayClosesPageQuery.graphql.ts';
import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS, pageVariables } from '../../list/index.ts';

/** Default URL parameters: today beside the list. */
export const DEFAULTS = { day: '', ...LIST_DEFAULTS };

export type DayClosesKey = keyof typeof DEFAULTS;
export type DayClosesFilters = Values<DayClosesKey>;

export const PAGE_SIZE = 20;

export const variablesOf = (filters: DayClosesFilters): DayClosesPageQuery$variables =>
  pageVariables(filters, PAGE_SIZE);

/** The day in the URL; undefined for today. */
export const dayShown = ({ day }: DayClosesFilters): string | undefined => (isDay(day) ? day : undefined);

export const filtersIn = (search: URLSearchParams): DayClosesFilters => readAddress(search, DEFAULTS);
