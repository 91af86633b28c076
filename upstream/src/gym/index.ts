/** The public interface of gym for other slices. */
export { moveMembership } from './members/move.ts';
