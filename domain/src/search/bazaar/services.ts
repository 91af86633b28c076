import type { WordGroups } from './index.ts';

/** Work in the house. */
export const SERVICES: WordGroups = [
  ['cleaning', 'safai'],
  ['repair', 'marammat'],
  ['refrigerator', 'fridge'],
  ['tv', 'television'],
  ['carpenter', 'badhai'],
];
