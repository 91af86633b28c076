/** Exports for other slices. */
export { notificationNodes } from './nodes.ts';
