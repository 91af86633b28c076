import type { Stop } from '@galla/domain';
import type { Mark } from '../canvas/mark.ts';
import { stopName } from './stopName.ts';

/** The stops of a route as markers; those between the first and last point are numbered. */
export const marksOf = (stops: readonly Stop[]): Mark[] =>
  stops.map((stop, place) => ({
    index: stop.index,
    label: stopName(stop, place),
    number: stop.kind === 'STAY' ? String(place) : '',
  }));
