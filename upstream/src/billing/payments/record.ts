import {
  checkParts,
  checkPayment,
  checkPayOn,
  checkSplit,
  dayIn,
  type Day,
  type Paise,
  PAYMENT_MODES,
  type PaymentMode,
  type PaymentPart,
  type Problem,
  problem,
  rupees,
} from '@galla/domain';
import { sql } from 'kysely';
import { paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import { follow } from '../../jobs/index.ts';
import { announce, notify } from '../../notifications/index.ts';
import { selectDocuments } from '../history/documents.ts';
import { dueReminder } from '../remind.ts';
import { roundOf, writePayments } from './write.ts';

/** Money received for a document. */
export interface Received {
  documentId: string;
  amount: Paise;
  /** The pending amount that the caller saw. */
  expectedPending: Paise;
  /** Undefined uses the document's mode. */
  mode: PaymentMode | undefined;
  /** UTR, last four digits of the card, or the bank's reference. */
  reference?: string | undefined;
  bank?: string | undefined;
  tendered?: Paise | undefined;
  /** The parts of a split payment; `mode` is that of the largest. */
  split?: PaymentPart[] | undefined;
  /** The receipt on account that this payment is part of; the receipt itself represents the money. */
  receiptId?: string | undefined;
  /** The promised day for the rest; undefined keeps the previous one. */
  payOn?: string | null | undefined;
}

/** Locks the document until the transaction ends, so that two concurrent payments both count. */
async function lockDocument(db: TenantDb, caller: Caller, id: string) {
  const document = await selectDocuments(db, caller)
    .where('document.id', '=', id)
    .forUpdate('document')
    .executeTakeFirst();
  if (!document) throw new Refused('NOT_FOUND');
  if (document.canceledAt) throw new Refused('DOCUMENT_CANCELED');
  const { number, customerName: customer, paymentMode: mode, payOn, revision } = document;
  return {
    number,
    customer,
    payOn,
    revision,
    mode: oneOf(PAYMENT_MODES, mode),
    pending: paiseOf(document.pending),
  };
}

/** A single payment is the body itself, so its problems have no index in a list. */
const atField = (found: Problem | undefined): Problem | undefined =>
  found && { ...found, field: found.field.replace('payments.0.', '') };

/** The payments that make up the received amount. */
function partsOf({ split, amount, reference, bank, tendered }: Received, mode: PaymentMode): PaymentPart[] {
  if (split === undefined) {
    const one = { mode, amount, reference, bank, tendered };
    refuseOn(...checkParts([one]).map(atField));
    return [one];
  }
  refuseOn(...checkParts(split), checkSplit(split, { amount, mode }));
  return split;
}

/** Refuses an amount of zero, one based on an outdated pending amount, and one above the pending amount (spec 2 §5). */
function check({ amount, expectedPending }: Received, pending: Paise): void {
  refuseOn(checkPayment(amount, amount));
  const details = { pending: rupees(pending) };
  if (expectedPending !== pending) {
    throw refusedFor(problem('expected_pending', 'CHANGED_MEANWHILE', 'faults.changedMeanwhile'), details);
  }
  const tooMuch = checkPayment(amount, pending);
  if (tooMuch) throw refusedFor(tooMuch, details);
}

/** The promised day for the rest: the new one, else the previous one. A new day must be in the future. */
function dayOfRest(said: Day | null | undefined, before: Day | null, today: Day): Day | null {
  if (said === undefined || said === before) return before;
  const found = checkPayOn(said ?? undefined, today);
  refuseOn(found && { ...found, field: 'pay_on' });
  return said;
}

/** Records the received money, lowers the pending amount, and returns the ids of the payments. */
export async function recordReceived(
  db: TenantDb,
  caller: Caller,
  received: Received,
  now: Date,
): Promise<string[]> {
  const { documentId, amount } = received;
  const document = await lockDocument(db, caller, documentId);
  const { number, customer, mode, pending, revision, payOn: before } = document;
  const parts = partsOf(received, received.mode ?? mode);
  check(received, pending);
  const payOn = pending > amount ? dayOfRest(received.payOn, before, dayIn(caller.timeZone, now)) : null;
  await db.sql
    .updateTable('document')
    .set({ pending: rupees(pending - amount), payOn, updatedAt: sql`now()` })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', documentId)
    .execute();
  if (before !== null || payOn !== null) await follow(db, dueReminder, [documentId], now);
  const kind = 'PAYMENT' as const;
  const taken = {
    documentId,
    kind,
    parts,
    pending,
    revision,
    receivedBy: caller.staffId,
    now,
    round: roundOf(db, documentId),
    receiptId: received.receiptId,
    ...(received.split === undefined && { fieldOf: () => 'amount' }),
  };
  const ids = await writePayments(db, taken);
  if (received.receiptId === undefined) {
    const facts = { documentId, number, customer, amount, pending: pending - amount };
    await notify(db, { kind: 'PAYMENT_RECEIVED', facts, by: caller.staffId }, now);
  }
  await announce(db, { event: 'document', id: documentId, to: ['billing-history:view', 'billing:view'] });
  return ids;
}
