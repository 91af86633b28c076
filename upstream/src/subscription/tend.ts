import { addDays, dayIn, daysLeft, isEndingSoon, REMINDER_DAYS, subscriptionState } from '@galla/domain';
import type { Database } from '../db/database.ts';
import { type DirectoryDb, readDirectory } from '../db/directory.ts';
import type { TenantDb } from '../db/tenant.ts';
import { withTenantAndDirectory } from '../db/tenantAndDirectory.ts';

/** A subscription that ends within seven days. */
export interface SubscriptionEnding {
  /** The last paid day. */
  paidUntil: string;
  /** 0 on the last day. */
  daysLeft: number;
}

/** Called once per end, in the transaction that records it, so that both are committed together. */
export type OnEnding = (db: TenantDb, ending: SubscriptionEnding) => Promise<void>;

async function tendOne(
  db: TenantDb,
  directory: DirectoryDb,
  now: Date,
  onEnding: OnEnding | undefined,
): Promise<void> {
  const { tenantId } = db;
  const { paidUntil, paymentStatus, remindedOf } = await directory.sql
    .selectFrom('directory.tenant')
    .select(['paidUntil', 'paymentStatus', 'remindedOf'])
    .where('tenantId', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { timeZone } = await db.sql
    .selectFrom('shop')
    .select('timeZone')
    .where('tenantId', '=', tenantId)
    .executeTakeFirstOrThrow();
  const today = dayIn(timeZone, now);
  const state = subscriptionState(paymentStatus, paidUntil, today);
  const change = (values: { paymentStatus: string } | { remindedOf: string }) =>
    directory.sql.updateTable('directory.tenant').set(values).where('tenantId', '=', tenantId).execute();
  if (state !== paymentStatus) await change({ paymentStatus: state });
  if (state !== 'COMPLETED' || paidUntil === null || !isEndingSoon(paidUntil, today)) return;
  if (onEnding === undefined || remindedOf === paidUntil) return;
  await change({ remindedOf: paidUntil });
  await onEnding(db, { paidUntil, daysLeft: daysLeft(paidUntil, today) });
}

/**
 * Tends the subscriptions: marks those past their last day as unpaid, and reports each end once, seven days before. Run
 * it often; it does nothing twice.
 */
export async function tendSubscriptions(database: Database, now: Date, onEnding?: OnEnding): Promise<void> {
  // A day more than needed, because days begin earlier in eastern time zones.
  const horizon = addDays(dayIn('UTC', now), REMINDER_DAYS + 1);
  const tenants = await readDirectory(database, ({ sql }) =>
    sql
      .selectFrom('directory.tenant')
      .select('tenantId')
      .where('paymentStatus', '=', 'COMPLETED')
      .where('paidUntil', '<=', horizon)
      .execute(),
  );
  for (const { tenantId } of tenants) {
    await withTenantAndDirectory(database, tenantId, (db, directory) =>
      tendOne(db, directory, now, onEnding),
    );
  }
}
