/** Exports for other slices. */
export { inShopWith, shopHas } from './capability.ts';
export { opticalNodes } from './nodes.ts';
