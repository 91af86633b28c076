/** What other slices use of subscription. */
export { rememberOrders } from './restore.ts';
