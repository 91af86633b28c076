import { isDay, type Day } from '@galla/domain';
import type { Values } from '../../app/router/address.ts';

/** What the address says where it says nothing: the own route of today on streets. */
export const DEFAULTS = { employee: '', day: '', style: '' };
export type MapPlace = Values<keyof typeof DEFAULTS>;

/** The day that is shown; none of the future. */
export const dayOf = ({ day }: Pick<MapPlace, 'day'>, today: Day): Day =>
  isDay(day) && day <= today ? day : today;

/** Global ids have no blank in them: an address with anything else asks for the own route. */
export const variablesOf = ({ employee, day }: MapPlace, today: Day) => ({
  employee,
  chosen: employee !== '',
  day: dayOf({ day }, today),
});
