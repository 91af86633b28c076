import { useSyncExternalStore } from 'react';
import { readPreference, writePreference } from '../app/preference.ts';

/** A shortcut of the current screen, with its label for the sheet of shortcuts. */
export interface ShownShortcut {
  shortcut: string;
  says: string;
}

let shown: readonly ShownShortcut[] = [];
const listeners = new Set<() => void>();

/** Whether single letters are on; undefined until read. */
let letters: boolean | undefined;

const changed = (): void => {
  // Read again with each screen, because another tab may have switched them.
  letters = undefined;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Lists a shortcut on the sheet until the returned function is called. */
export function showShortcut(entry: ShownShortcut): () => void {
  shown = [...shown, entry];
  changed();
  return () => {
    shown = shown.filter((other) => other !== entry);
    changed();
  };
}

/** The shortcuts of the current screen, without duplicates. */
export function useShownShortcuts(): ShownShortcut[] {
  const all = useSyncExternalStore(subscribe, () => shown);
  return [...new Map(all.map((entry) => [entry.shortcut, entry])).values()];
}

/**
 * Single-letter shortcuts interfere with speech input (WCAG 2.1.4), so they can be switched off. Every key cap asks, and
 * for a cookie the browser asks another process.
 */
export const letterKeysOn = (): boolean => (letters ??= readPreference('letter-keys') !== 'off');

export function useLetterKeys(): [boolean, () => void] {
  const on = useSyncExternalStore(subscribe, letterKeysOn);
  const turn = (): void => {
    writePreference('letter-keys', on ? 'off' : undefined);
    changed();
  };
  return [on, turn];
}
