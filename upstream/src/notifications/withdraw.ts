import type { TenantDb } from '../db/tenant.ts';
import type { Subject } from './notify.ts';
import { noteDeleted } from './sync/noteDeleted.ts';

/** A deleted notification, with its recipient if there was only one. */
interface Withdrawn {
  id: string;
  staffId: string | null;
}

/** Records deletions of notifications for clients that keep copies. */
export async function noteWithdrawn(db: TenantDb, gone: readonly Withdrawn[], now: Date): Promise<void> {
  for (const [staffId, those] of Map.groupBy(gone, (one) => one.staffId)) {
    const ids = those.map(({ id }) => id);
    await noteDeleted(db, 'NOTIFICATION', ids, now, staffId);
  }
}

/** Deletes the notifications about a record, in the transaction that deletes the record. */
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
