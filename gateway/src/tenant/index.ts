/** Exports for other slices. */
export { tenantNodes } from './nodes.ts';
export { type TenantMapper, tenantOf } from './schema.mappers.ts';
