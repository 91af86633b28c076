/** What other slices use of optical. */
export { inShopWith, shopHas } from './capability.ts';
export { opticalNodes } from './nodes.ts';
