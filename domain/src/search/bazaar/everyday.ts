import type { WordGroups } from './groups.ts';

/** Words common to every trade. */
export const EVERYDAY: WordGroups = [
  ['red', 'lal'],
  ['black', 'kala'],
  ['white', 'safed'],
  ['water', 'pani'],
  ['soap', 'sabun'],
  ['battery', 'batri'],
];
