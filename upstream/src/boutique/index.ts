/** What other slices use of boutique. */
export { addFixedStatuses } from './stages/fixed.ts';
