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

/** The unit in which this device shows and accepts lengths; stored values are unaffected. */
export const useLengthUnit = (): [LengthUnit, (unit: LengthUnit) => void] => [
  useSyncExternalStore(subscribe, chosen),
  choose,
];
