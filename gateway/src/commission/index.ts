/** Exports for other slices. */
export { narrowedCommission, statusesOf } from './rows.ts';
export { commissionLoaders } from './loaders.ts';
export { commissionNodes } from './nodes.ts';
export { partsOf } from './partsOf.ts';
export { partField, partsPayload } from './split.mappers.ts';
