/** What other slices use of tenant. */
export { tenantNodes } from './nodes.ts';
export { type TenantMapper, tenantOf } from './schema.mappers.ts';
