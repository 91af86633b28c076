/** What other slices use of marketing. */
export { marketingNodes } from './nodes.ts';
