import { checkReference } from '@galla/domain';
import { Refused, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { noteEvent } from './events.ts';
import type { QuickBillRecord } from './quickBills.ts';
import { lockQuickBill } from './trash.ts';

/** How the money of a quick bill came. */
export interface QuickReceipt {
  mode: 'UPI' | 'CASH';
  reference: string | null;
}

/**
 * Says that the money of a quick bill came. Its row is locked: of two at once one says so.
 * @throws Refused NOT_FOUND, CHANGED_MEANWHILE for one that is paid, INVALID_INPUT for a reference that is too long
 */
export async function confirmQuickBill(
  writer: Pick<Call, 'db' | 'caller' | 'now'>,
  id: string,
  { mode, reference }: QuickReceipt,
): Promise<QuickBillRecord> {
  refuseOn(checkReference(mode, reference));
  const { db, caller, now } = writer;
  const bill = await lockQuickBill(writer, id);
  // One that went to the trash is put back first.
  if (bill.status === 'PAID' || bill.trashedAt !== null) throw new Refused('CHANGED_MEANWHILE');
  // Cash has none.
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
