import { expect, test } from 'vitest';
import { chooseColours, currentMode, onColours, startColours } from './colourMode.ts';

test('starts with what was chosen on this device, tells of a change, and goes back to the system', () => {
  document.cookie = 'galla-colour=dark; path=/';
  startColours();
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  const seen: string[] = [];
  const stop = onColours(() => seen.push(currentMode()));
  chooseColours('light');
  expect(document.documentElement.className).toBe('light');
  expect(document.cookie).toContain('galla-colour=light');
  chooseColours('system');
  expect(document.cookie).not.toContain('galla-colour=');
  expect(seen).toEqual(['light', 'light']);
  stop();
});
