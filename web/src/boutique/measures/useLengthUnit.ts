import { LENGTH_UNITS, type LengthUnit } from '@galla/domain';
import { useSyncExternalStore } from 'react';
import { readPreference, writePreference } from '../../app/preference.ts';

const NAME = 'length-unit';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const chosen = (): LengthUnit => {
  const kept = readPreference(NAME);
  return LENGTH_UNITS.find((unit) => unit === kept) ?? 'INCH';
};

function choose(unit: LengthUnit): void {
  writePreference(NAME, unit);
  for (const listener of listeners) listener();
}

/** In what this device shows lengths, and takes them; what is kept does not change with it. */
export const useLengthUnit = (): [LengthUnit, (unit: LengthUnit) => void] => [
  useSyncExternalStore(subscribe, chosen),
  choose,
];
