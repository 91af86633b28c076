import { readPreference, writePreference } from '../preference.ts';

/** What somebody chose; `system` follows the device. */
export type ColourChoice = 'system' | 'light' | 'dark';
export type ColourMode = 'light' | 'dark';

const dark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

function storedChoice(): ColourChoice {
  const value = readPreference('colour');
  return value === 'light' || value === 'dark' ? value : 'system';
}

export const modeOf = (choice: ColourChoice): ColourMode =>
  choice === 'system' ? (dark().matches ? 'dark' : 'light') : choice;

/** Paints the page in the chosen colours. Called before the first screen is drawn, so that nothing flashes. */
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

/** Starts with what was chosen on this device, and follows the system from then on unless told otherwise. */
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
