import { checkWay, dayIn, type Paise } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { refuseOn } from '../../http/refused.ts';
import { readWay } from '../refunds/payload.ts';
import { writeRefund } from '../refunds/write.ts';
import type { UpdatePayload } from '../updatePayload.ts';
import type { Before } from './load.ts';

/** The refund of an edit: everything received beyond the new total, if a refund mode was sent; else nothing. */
export function moneyBack({ refund }: UpdatePayload, { received, type }: Before, total: Paise): Paise {
  if (!refund || type === 'PROPOSAL') return 0;
  return Math.max(0, received - total);
}

/**
 * Refunds in the transaction of an edit, before the edit itself, which then starts from the resulting pending amount.
 */
export async function refundWithEdit(
  db: TenantDb,
  { caller, now }: { caller: Caller; now: Date },
  before: Before,
  { refund, reason }: UpdatePayload,
  amount: Paise,
): Promise<Before> {
  const way = readWay(refund);
  if (!way || amount === 0) return before;
  refuseOn(...checkWay(way, 'refund.'));
  const by = { staffId: caller.staffId, now, today: dayIn(caller.timeZone, now) };
  const why = reason?.trim() || undefined;
  const { pending, refunded } = await writeRefund(db, by, before.row, { ...way, amount, reason: why });
  return { ...before, received: before.received - amount, row: { ...before.row, pending, refunded } };
}
