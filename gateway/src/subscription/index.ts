/** What other slices use of subscription. */
export { subscriptionNodes } from './nodes.ts';
