import { useSyncExternalStore } from 'react';
import { chooseColours, currentMode, onColours, type ColourMode } from './colourMode.ts';

/** The colours on screen, and a switch between light and dark. */
export function useColourMode(): [ColourMode, () => void] {
  const mode = useSyncExternalStore(onColours, currentMode);
  return [mode, () => chooseColours(mode === 'dark' ? 'light' : 'dark')];
}
