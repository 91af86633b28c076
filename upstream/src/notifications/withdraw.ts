import type { TenantDb } from '../db/tenant.ts';
import type { Subject } from './notify.ts';
import { noteDeleted } from './sync/noteDeleted.ts';

/** A notification that was deleted, and the one person whom it was for, if it was for one. */
interface Withdrawn {
  id: string;
  staffId: string | null;
}

/** Keeps that notifications are gone, for whoever holds copies of them. */
export async function noteWithdrawn(db: TenantDb, gone: readonly Withdrawn[], now: Date): Promise<void> {
  for (const [staffId, those] of Map.groupBy(gone, (one) => one.staffId)) {
    const ids = those.map(({ id }) => id);
    await noteDeleted(db, 'NOTIFICATION', ids, now, staffId);
  }
}

/** Deletes what was told about a record, in the transaction that deletes the record. */
export async function withdraw(db: TenantDb, about: Subject, now: Date): Promise<void> {
  const gone = await db.sql
    .deleteFrom('notification')
    .where('tenantId', '=', db.tenantId)
    .where('subjectKind', '=', about.kind)
    .where('subjectId', '=', about.id)
    .returning(['id', 'staffId'])
    .execute();
  await noteWithdrawn(db, gone, now);
}
