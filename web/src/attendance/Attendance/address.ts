import { isDay, isMonth, type Day } from '@galla/domain';
import type { Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS } from '../../list/index.ts';

/** Default URL parameters: today's list, and the current month of the open employee. */
export const DEFAULTS = { day: '', month: '', ...LIST_DEFAULTS };
export type AttendanceKey = keyof typeof DEFAULTS;
export type AttendanceFilters = Values<AttendanceKey>;

/** Undefined for the current month. */
export const monthOfAddress = ({ month }: Pick<AttendanceFilters, 'month'>): Day | undefined =>
  isDay(month) && isMonth(month) ? month : undefined;

/** Query variables; the user's own month is part of the same query. */
export const variablesOf = (filters: AttendanceFilters) => ({
  day: isDay(filters.day) ? filters.day : null,
  month: monthOfAddress(filters) ?? null,
});
