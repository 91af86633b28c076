/** Exports for other slices. */
export { gymNodes } from './nodes.ts';
