/** Exports for other slices. */
export { keyNodes } from './nodes.ts';
