/** What other slices use of optical. */
export { opticalNodes } from './nodes.ts';
