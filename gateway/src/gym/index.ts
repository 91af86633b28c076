/** What other slices use of gym. */
export { gymNodes } from './nodes.ts';
