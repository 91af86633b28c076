import { formatMessage, type Stop } from '@galla/domain';

/** Name of a stop; those between the first and last point are numbered. */
export const stopName = ({ kind }: Stop, place: number): string =>
  kind === 'STAY'
    ? formatMessage('map.stay', { n: place })
    : formatMessage(kind === 'START' ? 'map.start' : 'map.end');
