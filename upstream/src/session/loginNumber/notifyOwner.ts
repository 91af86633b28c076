import type { TenantDb } from '../../db/tenant.ts';
import { notify, type Subject } from '../../notifications/index.ts';

interface Notice {
  kind: 'LOGIN_NUMBER_WANTED' | 'LOGIN_NUMBER_CHANGED';
  facts: { name: string; mobile: string };
  /** The person whose number changes. */
  about: Subject;
  /** The author; undefined for the operator. */
  by?: string;
}

/** Notifies the owner of a change of a login number. */
export async function notifyOwner(db: TenantDb, notice: Notice, now: Date): Promise<void> {
  const owners = await db.sql
    .selectFrom('staff')
    .select('id')
    .where('tenantId', '=', db.tenantId)
    .where('kind', '=', 'OWNER')
    .execute();
  for (const { id } of owners) await notify(db, { ...notice, to: id }, now);
}
