import { isDay, isMonth, type Day } from '@galla/domain';
import type { Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS } from '../../list/index.ts';

/** What the address says where it says nothing: who is there today, and this month of who is open. */
export const DEFAULTS = { day: '', month: '', ...LIST_DEFAULTS };
export type AttendanceKey = keyof typeof DEFAULTS;
export type AttendanceFilters = Values<AttendanceKey>;

/** Undefined for this month. */
export const monthOfAddress = ({ month }: Pick<AttendanceFilters, 'month'>): Day | undefined =>
  isDay(month) && isMonth(month) ? month : undefined;

/** What is asked of the graph; the own month is asked with the screen. */
export const variablesOf = (filters: AttendanceFilters) => ({
  day: isDay(filters.day) ? filters.day : null,
  month: monthOfAddress(filters) ?? null,
});
