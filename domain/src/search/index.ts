export { findBest, type Findable } from './findBest.ts';
export { foldText, wordsOf } from './foldText.ts';
export { inNaturalOrder, naturalKey, naturalOrder } from './naturalOrder.ts';
export { searchFor, type SearchFor } from './searchFor.ts';
export { searchWords, type Searchable } from './searchWords.ts';
