import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { Refused } from '../http/refused.ts';
import { findNotification, unread } from './list.ts';

type Receipt = { readAt?: Date | null; deletedAt?: Date | null; updatedAt: Date };

/** Records the caller's state of notifications; other state is kept. */
async function keep(
  db: TenantDb,
  { staffId }: Caller,
  ids: readonly string[],
  receipt: Receipt,
): Promise<void> {
  if (ids.length === 0) return;
  await db.sql
    .insertInto('notificationReceipt')
    .values(ids.map((notificationId) => ({ tenantId: db.tenantId, notificationId, staffId, ...receipt })))
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'notificationId', 'staffId']).doUpdateSet(receipt),
    )
    .execute();
}

/** Marks unread notifications as read: those with the ids, or all without ids. Returns their number. */
export async function markRead(
  db: TenantDb,
  caller: Caller,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<number> {
  const open = unread(db, caller);
  const rows = await (ids ? open.where('notification.id', 'in', [...ids]) : open).execute();
  // A statement takes at most 65,535 parameters, and a person may have many after a long absence.
  const most = 5_000;
  for (let from = 0; from < rows.length; from += most) {
    await keep(
      db,
      caller,
      rows.slice(from, from + most).map(({ id }) => id),
      { readAt: now, updatedAt: now },
    );
  }
  return rows.length;
}

/** Dismisses or restores a notification. Refuses one that is not the caller's. */
export async function setDeleted(
  db: TenantDb,
  caller: Caller,
  id: string,
  change: { isDeleted: boolean; now: Date },
): Promise<void> {
  if (!(await findNotification(db, caller, id))) throw new Refused('NOT_FOUND');
  const { isDeleted, now } = change;
  await keep(db, caller, [id], { deletedAt: isDeleted ? now : null, updatedAt: now });
}
