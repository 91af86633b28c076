import { readPreference, writePreference } from '../preference.ts';

/** The user's choice; `system` follows the device. */
export type ColourChoice = 'system' | 'light' | 'dark';
export type ColourMode = 'light' | 'dark';

const dark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

function storedChoice(): ColourChoice {
  const value = readPreference('colour');
  return value === 'light' || value === 'dark' ? value : 'system';
}

export const modeOf = (choice: ColourChoice): ColourMode =>
  choice === 'system' ? (dark().matches ? 'dark' : 'light') : choice;

/** Applies the colour mode to the page. Called before the first render to avoid a flash of the wrong colours. */
function applyMode(mode: ColourMode): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
}

let choice: ColourChoice = 'system';
const listeners = new Set<() => void>();

const repaint = (): void => {
  applyMode(modeOf(choice));
  for (const listener of listeners) listener();
};

/** Applies the choice saved on this device and keeps following the device's setting for `system`. */
export function startColours(): void {
  choice = storedChoice();
  dark().addEventListener('change', repaint);
  repaint();
}

export function chooseColours(next: ColourChoice): void {
  choice = next;
  writePreference('colour', next === 'system' ? undefined : next);
  repaint();
}

export const currentMode = (): ColourMode => modeOf(choice);

export function onColours(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
