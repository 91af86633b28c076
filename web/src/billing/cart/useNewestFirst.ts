import { useSyncExternalStore } from 'react';
import { readPreference, writePreference } from '../../app/preference.ts';

const NAME = 'newest-first';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isOn = (): boolean => readPreference(NAME) === 'on';

/**
 * Whether the cart shows the newest line on top. Stored on this device: a preference of the till, not of the shop.
 */
export function useNewestFirst(): [newestFirst: boolean, turn: () => void] {
  const on = useSyncExternalStore(subscribe, isOn);
  const turn = (): void => {
    writePreference(NAME, on ? undefined : 'on');
    for (const listener of listeners) listener();
  };
  return [on, turn];
}
