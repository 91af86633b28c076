/** What other slices use of customers. */
export { customerNodes } from './nodes.ts';
export { groupOf, groupOnWire } from './categoryId.ts';
