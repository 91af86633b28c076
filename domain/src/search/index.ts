export { bazaarOf, NO_BAZAAR, tradesOf, type Bazaar, type Trade } from './bazaar/index.ts';
export { findBest, fitsAsTyped, type Findable } from './findBest.ts';
export { foldText, wordsOf } from './foldText.ts';
export { inNaturalOrder, naturalKey, naturalOrder } from './naturalOrder.ts';
export { searchFor, type SearchFor } from './searchFor.ts';
export { plainWords, searchWords, type Searchable } from './searchWords.ts';
