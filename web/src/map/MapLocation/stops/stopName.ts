import { formatMessage, type Stop } from '@galla/domain';

/** How a stop is called: by its place among those between the first and the last point. */
export const stopName = ({ kind }: Stop, place: number): string =>
  kind === 'STAY'
    ? formatMessage('map.stay', { n: place })
    : formatMessage(kind === 'START' ? 'map.start' : 'map.end');
