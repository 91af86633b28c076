/** Exports for other slices. */
export { subscriptionNodes } from './nodes.ts';
