import { readPreference, writePreference } from '../preference.ts';
import { knownZone } from './shopZone.ts';

const NAME = 'zone';

/** The time zone of the shop last shown on this device, for code that runs before the shop is loaded. */
export const rememberedZone = (): string => knownZone(decodeURIComponent(readPreference(NAME) ?? ''));

export function rememberZone(zone: string): void {
  if (rememberedZone() !== zone) writePreference(NAME, encodeURIComponent(zone));
}
