import type { WordGroups } from './groups.ts';

/** What every trade sells or speaks of. */
export const EVERYDAY: WordGroups = [
  ['red', 'lal'],
  ['black', 'kala'],
  ['white', 'safed'],
  ['water', 'pani'],
  ['soap', 'sabun'],
  ['battery', 'batri'],
];
