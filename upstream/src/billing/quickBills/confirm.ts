import { checkReference } from '@galla/domain';
import { Refused, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { noteEvent } from './events.ts';
import type { QuickBillRecord } from './quickBills.ts';
import { lockQuickBill } from './trash.ts';

/** How the money of a quick bill was received. */
export interface QuickReceipt {
  mode: 'UPI' | 'CASH';
  reference: string | null;
}

/**
 * Marks a quick bill as paid. The row is locked, so only one of two concurrent calls succeeds.
 * @throws Refused NOT_FOUND, CHANGED_MEANWHILE when it is paid already, INVALID_INPUT for a reference that is too long
 */
export async function confirmQuickBill(
  writer: Pick<Call, 'db' | 'caller' | 'now'>,
  id: string,
  { mode, reference }: QuickReceipt,
): Promise<QuickBillRecord> {
  refuseOn(checkReference(mode, reference));
  const { db, caller, now } = writer;
  const bill = await lockQuickBill(writer, id);
  // A quick bill in the trash must be restored first.
  if (bill.status === 'PAID' || bill.trashedAt !== null) throw new Refused('CHANGED_MEANWHILE');
  // Cash has no reference.
  const noted = { mode, reference: mode === 'UPI' ? reference?.trim() || null : null };
  await noteEvent(writer, id, 'RECEIVED', noted);
  return db.sql
    .updateTable('quickBill')
    .set({
      status: 'PAID',
      ...noted,
      receivedAt: now,
      receivedBy: caller.staffId,
      updatedAt: now,
    })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
