/** What other slices use of optical. */
export { inShopWith } from './capability.ts';
export { opticalNodes } from './nodes.ts';
