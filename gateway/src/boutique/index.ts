/** Exports for other slices. */
export { boutiqueNodes } from './nodes.ts';
export { payOrder } from './payOrder.ts';
