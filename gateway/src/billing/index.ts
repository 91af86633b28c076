/** What other slices use of billing. */
export { billingNodes } from './nodes.ts';
export { documentOf, paymentOf } from './schema.mappers.ts';
