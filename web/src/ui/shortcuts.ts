import { useSyncExternalStore } from 'react';
import { readPreference, writePreference } from '../app/preference.ts';

/** A key that the screen in front answers to, with the words for the sheet of all keys. */
export interface ShownShortcut {
  shortcut: string;
  says: string;
}

let shown: readonly ShownShortcut[] = [];
const listeners = new Set<() => void>();

const changed = (): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Puts a key on the sheet for as long as its screen is there. */
export function showShortcut(entry: ShownShortcut): () => void {
  shown = [...shown, entry];
  changed();
  return () => {
    shown = shown.filter((other) => other !== entry);
    changed();
  };
}

/** The keys of the screen in front, each once. */
export function useShownShortcuts(): ShownShortcut[] {
  const all = useSyncExternalStore(subscribe, () => shown);
  return [...new Map(all.map((entry) => [entry.shortcut, entry])).values()];
}

/** Single letters as keys disturb people who speak to their computer (WCAG 2.1.4): they can be switched off. */
export const letterKeysOn = (): boolean => readPreference('letter-keys') !== 'off';

export function useLetterKeys(): [boolean, () => void] {
  const on = useSyncExternalStore(subscribe, letterKeysOn);
  const turn = (): void => {
    writePreference('letter-keys', on ? 'off' : undefined);
    changed();
  };
  return [on, turn];
}
