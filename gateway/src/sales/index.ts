/** What other slices use of sales. */
export { salesNodes } from './nodes.ts';
