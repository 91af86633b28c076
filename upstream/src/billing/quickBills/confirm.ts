import { checkReference } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refuseOn } from '../../http/refused.ts';
import { selectQuickBills, type QuickBillRecord } from './quickBills.ts';

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
  db: TenantDb,
  caller: Caller,
  id: string,
  { mode, reference }: QuickReceipt,
  now: Date,
): Promise<QuickBillRecord> {
  refuseOn(checkReference(mode, reference));
  const bill = await selectQuickBills(db, caller)
    .where('id', '=', id)
    .select('status')
    .forUpdate()
    .executeTakeFirst();
  if (!bill) throw new Refused('NOT_FOUND');
  if (bill.status === 'PAID') throw new Refused('CHANGED_MEANWHILE');
  return db.sql
    .updateTable('quickBill')
    .set({
      status: 'PAID',
      mode,
      // Cash has none.
      reference: mode === 'UPI' ? reference?.trim() || null : null,
      receivedAt: now,
      receivedBy: caller.staffId,
      updatedAt: now,
    })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
