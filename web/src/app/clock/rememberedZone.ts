import { readPreference, writePreference } from '../preference.ts';
import { knownZone } from './shopZone.ts';

const NAME = 'zone';

/** The zone of the shop that this device showed last, for what is asked for before the shop itself is known. */
export const rememberedZone = (): string => knownZone(decodeURIComponent(readPreference(NAME) ?? ''));

export function rememberZone(zone: string): void {
  if (rememberedZone() !== zone) writePreference(NAME, encodeURIComponent(zone));
}
