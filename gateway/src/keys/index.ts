/** What other slices use of keys. */
export { keyNodes } from './nodes.ts';
