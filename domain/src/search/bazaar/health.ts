import type { WordGroups } from './groups.ts';

/** Opticians and gyms. */
export const HEALTH: WordGroups = [
  ['frame', 'spectacle', 'chashma', 'specs'],
  ['sunglasses', 'goggles'],
  ['lens', 'lense'],
  ['eye', 'aankh'],
  ['massage', 'maalish', 'malish'],
  ['yoga', 'yog'],
  ['membership', 'sadasyata'],
];
