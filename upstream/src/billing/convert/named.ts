import { type Paise, problem, rupees } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { refusedFor } from '../../http/refused.ts';
import type { CheckedDraft } from '../create/draft.ts';
import type { DocumentRecord } from '../history/documents.ts';
import { lockNamedOrder, refuseConverted } from './source.ts';
import { receivedOn, type TakenOver } from './takeOver.ts';

/** An order billed through the documented create-invoice call (spec 2 §7), locked, with the money received on it. */
export interface NamedOrder {
  row: DocumentRecord;
  received: TakenOver[];
}

/**
 * The order that an invoice names in `ref_order_no`. It can be billed once, when nothing is pending on it. Its payments
 * move, so the sent advance must equal what was received on it.
 */
export async function namedOrder(
  db: TenantDb,
  caller: Caller,
  { type, orderNumber: number, customerId, advance }: CheckedDraft,
): Promise<NamedOrder | undefined> {
  if (type !== 'INVOICE' || number === undefined) return undefined;
  const row = await lockNamedOrder(db, caller, { number, customerId });
  refuseConverted(row, 'INVOICE');
  const received = await receivedOn(db, row.id);
  const sum: Paise = received.reduce((total, { amount }) => total + amount, 0);
  if (advance !== sum) {
    const found = problem('advance', 'TOTALS_DISAGREE', 'billing.totalsDisagree');
    throw refusedFor(found, { advance: rupees(sum) });
  }
  return { row, received };
}
