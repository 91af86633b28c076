/** Exports for other slices. */
export { goodsNodes } from './nodes.ts';
