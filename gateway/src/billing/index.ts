/** What other slices use of billing. */
export { billingNodes } from './nodes.ts';
