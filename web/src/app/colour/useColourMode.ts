import { useSyncExternalStore } from 'react';
import { chooseColours, currentMode, onColours, type ColourMode } from './colourMode.ts';

/** The current colour mode and a function that toggles it. */
export function useColourMode(): [ColourMode, () => void] {
  const mode = useSyncExternalStore(onColours, currentMode);
  return [mode, () => chooseColours(mode === 'dark' ? 'light' : 'dark')];
}
