import { dayIn } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { noteDeleted } from '../../notifications/index.ts';
import { noteEvent } from './events.ts';
import { type QuickBillRecord, selectQuickBills } from './quickBills.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/** Locks a quick bill that the caller may see until the transaction ends. */
export async function lockQuickBill({ db, caller }: Writer, id: string): Promise<QuickBillRecord> {
  const bill = await selectQuickBills(db, caller)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!bill) throw new Refused('NOT_FOUND');
  return bill;
}

const changed = ({ db, now }: Writer, id: string) =>
  db.sql
    .updateTable('quickBill')
    .set({ updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id);

/** @throws Refused NOT_FOUND, MONEY_RECEIVED: undo the receipt first */
export async function trashQuickBill(writer: Writer, id: string): Promise<void> {
  const bill = await lockQuickBill(writer, id);
  if (bill.trashedAt !== null) return;
  if (bill.status === 'PAID') throw new Refused('MONEY_RECEIVED');
  await changed(writer, id).set({ trashedAt: writer.now, trashedBy: writer.caller.staffId }).execute();
  await noteEvent(writer, id, 'TRASHED');
}

/** @throws Refused NOT_FOUND */
export async function restoreQuickBill(writer: Writer, id: string): Promise<void> {
  const bill = await lockQuickBill(writer, id);
  if (bill.trashedAt === null) return;
  await changed(writer, id).set({ trashedAt: null, trashedBy: null }).execute();
  await noteEvent(writer, id, 'RESTORED');
}

/** Whether a closed day includes its money; those sums must not change. */
async function isOfClosedDay({ sql: db, tenantId }: TenantDb, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('dayCloseEntry')
    .where('tenantId', '=', tenantId)
    .where('entryId', '=', id)
    .select(sql<number>`1`.as('one'))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Undoes the receipt of a quick bill whose money did not arrive.
 * @throws Refused NOT_FOUND, CHANGED_MEANWHILE when it is pending, DAY_CLOSED once a closed day includes it
 */
export async function undoReceipt(writer: Writer, id: string): Promise<void> {
  const { db } = writer;
  const { status, mode, reference } = await lockQuickBill(writer, id);
  if (status !== 'PAID') throw new Refused('CHANGED_MEANWHILE');
  // Serializes with a day close, which locks the shop's row.
  await db.sql
    .selectFrom('shop')
    .where('tenantId', '=', db.tenantId)
    .select('tenantId')
    .forShare()
    .executeTakeFirstOrThrow();
  if (await isOfClosedDay(db, id)) throw new Refused('DAY_CLOSED');
  await changed(writer, id)
    .set({ status: 'PENDING', mode: null, reference: null, receivedAt: null, receivedBy: null })
    .execute();
  await noteEvent(writer, id, 'UNDONE', { mode, reference });
}

/**
 * Deletes a quick bill permanently. Number and day stay in the register, so that the series has no gap.
 * @throws Refused NOT_FOUND, MONEY_RECEIVED, MONEY_KEPT when it ever had a receipt: its history is kept
 */
export async function deleteQuickBill(writer: Writer, id: string): Promise<void> {
  const { db, caller, now } = writer;
  const { tenantId } = db;
  const { status, number, financialYear, serial, createdAt } = await lockQuickBill(writer, id);
  if (status === 'PAID') throw new Refused('MONEY_RECEIVED');
  const received = await db.sql
    .selectFrom('quickBillEvent')
    .where('tenantId', '=', tenantId)
    .where('quickBillId', '=', id)
    .where('kind', '=', 'RECEIVED')
    .select('id')
    .executeTakeFirst();
  if (received) throw new Refused('MONEY_KEPT');
  const register = { type: 'QUICK_BILL', number, financialYear, serial };
  await db.sql
    .insertInto('deletedDocument')
    .values({
      tenantId,
      id,
      ...register,
      issuedOn: dayIn(caller.timeZone, createdAt),
      deletedBy: caller.staffId,
      deletedAt: now,
    })
    .execute();
  await db.sql.deleteFrom('quickBill').where('tenantId', '=', tenantId).where('id', '=', id).execute();
  await noteDeleted(db, 'QUICK_BILL', [id], now);
}
