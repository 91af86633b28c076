/** Exports for other slices. */
export { marketingNodes } from './nodes.ts';
