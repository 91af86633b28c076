/** What other slices use of goods. */
export { goodsNodes } from './nodes.ts';
