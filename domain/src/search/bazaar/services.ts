import type { WordGroups } from './groups.ts';

/** Work in the house. */
export const SERVICES: WordGroups = [
  ['cleaning', 'safai'],
  ['repair', 'marammat'],
  ['refrigerator', 'fridge'],
  ['tv', 'television'],
  ['carpenter', 'badhai'],
];
