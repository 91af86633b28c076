import { checkRefund, checkWay, dayIn, DOCUMENT_TYPES, type Paise, problem, rupees } from '@galla/domain';
import { paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import { follow } from '../../jobs/index.ts';
import { announce } from '../../notifications/index.ts';
import { lockSource } from '../convert/source.ts';
import type { DocumentRecord } from '../history/documents.ts';
import { dueReminder } from '../remind.ts';
import { type Refund, writeRefund } from './write.ts';

/** A request for a refund on a document. */
export interface AskedRefund extends Refund {
  documentId: string;
  /** The received amount, less refunds, that the caller saw. */
  expectedReceived: Paise;
}

/** Received minus given back on a document. */
export const receivedOf = ({ type, total, pending, credited }: DocumentRecord): Paise =>
  type === 'PROPOSAL' ? 0 : paiseOf(total) - paiseOf(credited) - paiseOf(pending);

async function isWalkIn(db: TenantDb, id: string): Promise<boolean> {
  const { walkIn } = await db.sql
    .selectFrom('customer')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select('walkIn')
    .executeTakeFirstOrThrow();
  return walkIn;
}

/** Refuses documents that can't be refunded on their own. */
async function refuseFixed(db: TenantDb, row: DocumentRecord): Promise<void> {
  if (row.canceledAt !== null) throw new Refused('DOCUMENT_CANCELED');
  if (oneOf(DOCUMENT_TYPES, row.type) === 'PROPOSAL')
    throw refusedFor(problem('amount', 'INVALID_INPUT', 'payment.refundProposal'));
  if (row.billedAt !== null)
    throw refusedFor(problem('document_id', 'DOCUMENT_FIXED', 'billing.billedBefore'));
  if (row.orderId !== null) throw new Refused('INVOICE_OF_ORDER');
  if (await isWalkIn(db, row.customerId))
    throw refusedFor(problem('amount', 'INVALID_INPUT', 'payment.refundWalkIn'));
}

function check(asked: AskedRefund, received: Paise): void {
  const { amount, reason, expectedReceived } = asked;
  const details = { received: rupees(received) };
  refuseOn(
    checkRefund(amount, amount),
    ...checkWay(asked),
    reason?.trim() ? undefined : problem('reason', 'INVALID_INPUT', 'payment.refundReasonMissing'),
  );
  if (expectedReceived !== received)
    throw refusedFor(problem('expected_received', 'CHANGED_MEANWHILE', 'faults.changedMeanwhile'), details);
  const tooMuch = checkRefund(amount, received);
  if (tooMuch) throw refusedFor(tooMuch, details);
}

/** Refunds money on a document in the caller's transaction; returns the id of the refund. */
export async function refundDocument(
  db: TenantDb,
  caller: Caller,
  asked: AskedRefund,
  now: Date,
): Promise<string> {
  const row = await lockSource(db, caller, asked.documentId);
  await refuseFixed(db, row);
  check(asked, receivedOf(row));
  const by = { staffId: caller.staffId, now, today: dayIn(caller.timeZone, now) };
  const { id } = await writeRefund(db, by, row, { ...asked, reason: asked.reason?.trim() });
  if (row.payOn !== null) await follow(db, dueReminder, [row.id], now);
  await announce(db, { event: 'document', id: row.id, to: ['billing-history:view', 'billing:view'] });
  return id;
}
