/** What other slices use of gym. */
export { moveMembership } from './members/move.ts';
