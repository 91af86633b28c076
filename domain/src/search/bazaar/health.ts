import type { WordGroups } from './index.ts';

/** The optician and the gym. */
export const HEALTH: WordGroups = [
  ['frame', 'spectacle', 'chashma', 'specs'],
  ['sunglasses', 'goggles'],
  ['lens', 'lense'],
  ['eye', 'aankh'],
  ['massage', 'maalish', 'malish'],
  ['yoga', 'yog'],
  ['membership', 'sadasyata'],
  ['water', 'pani'],
];
