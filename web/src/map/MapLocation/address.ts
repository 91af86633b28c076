import { isDay, type Day } from '@galla/domain';
import type { Values } from '../../app/router/address.ts';

/** Default URL parameters: the user's own route of today on streets. */
export const DEFAULTS = { employee: '', day: '', style: '' };
export type MapPlace = Values<keyof typeof DEFAULTS>;

/** The day in the URL; today if it is invalid or in the future. */
export const dayOf = ({ day }: Pick<MapPlace, 'day'>, today: Day): Day =>
  isDay(day) && day <= today ? day : today;

/** Query variables. An id with whitespace is invalid and asks for the user's own route. */
export const variablesOf = ({ employee, day }: MapPlace, today: Day) => ({
  employee,
  chosen: employee !== '',
  day: dayOf({ day }, today),
});
