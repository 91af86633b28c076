/** What other slices use of notifications. */
export { notificationNodes } from './nodes.ts';
