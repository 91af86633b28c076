import type { TenantDb } from '../../db/tenant.ts';

/** Of two who close, reopen or pay the same employee at once the second waits, and sees what the first did. */
export const lockEmployee = (db: TenantDb, id: string) =>
  db.sql
    .selectFrom('staff')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
