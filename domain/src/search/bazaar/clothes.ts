import type { WordGroups } from './groups.ts';

/** Boutiques: mostly variant spellings. */
export const CLOTHES: WordGroups = [
  ['saree', 'sari', 'sadi'],
  ['dupatta', 'chunni', 'odhni'],
  ['lehenga', 'lehnga', 'ghagra'],
  ['salwar', 'shalwar'],
  ['kurti', 'kurtee'],
  ['fabric', 'kapda', 'cloth'],
  ['stitching', 'silai'],
  ['lining', 'astar'],
  ['petticoat', 'peticoat', 'saya'],
  ['button', 'batan'],
  ['thread', 'dhaga'],
  ['needle', 'sui'],
  ['scissors', 'kainchi'],
  ['towel', 'tauliya'],
  ['quilt', 'razai'],
  ['bedsheet', 'chadar'],
];
