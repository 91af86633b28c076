/** The public interface of marketing for other slices. */
export { moveShares } from './shares/move.ts';
