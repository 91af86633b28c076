/** What other slices use of marketing. */
export { moveShares } from './shares/move.ts';
