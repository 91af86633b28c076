import type { TenantDb } from '../../db/tenant.ts';

/** Serializes closing, reopening and paying of one employee, so that the second call sees the first one's result. */
export const lockEmployee = (db: TenantDb, id: string) =>
  db.sql
    .selectFrom('staff')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
