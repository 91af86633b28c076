import type { WordGroups } from './groups.ts';

/** Domestic services. */
export const SERVICES: WordGroups = [
  ['cleaning', 'safai'],
  ['repair', 'marammat'],
  ['refrigerator', 'fridge'],
  ['tv', 'television'],
  ['carpenter', 'badhai'],
];
