/** What other slices use of boutique. */
export { boutiqueNodes } from './nodes.ts';
export { payOrder } from './payOrder.ts';
