/** Exports for other slices. */
export { customerSuccess } from './changed.ts';
export { customersFor } from './balance.ts';
export { customerNodes } from './nodes.ts';
export { groupOf, groupOnWire } from './categoryId.ts';
