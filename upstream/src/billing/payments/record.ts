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
  /** What was still to pay when the amount was decided. */
  expectedPending: Paise;
  /** Undefined: as the document was to be paid. */
  mode: PaymentMode | undefined;
  /** UTR, last four digits of the card, or the bank's reference. */
  reference?: string | undefined;
  /** The bank of a transfer. */
  bank?: string | undefined;
  /** Cash as it was given. */
  tendered?: Paise | undefined;
  /** How the amount is split between modes, the largest of which is `mode`. */
  split?: PaymentPart[] | undefined;
  /** The receipt on account that it is a part of, which tells of the money itself. */
  receiptId?: string | undefined;
  /** When the rest is to be paid; undefined: as was said before. */
  payOn?: string | null | undefined;
}

/** The document, kept from changing until the transaction ends, so that two payments at once both count. */
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

/** One payment is the body itself, and not one of a list. */
const atField = (found: Problem | undefined): Problem | undefined =>
  found && { ...found, field: found.field.replace('payments.0.', '') };

/** The payments that make up what was received. */
function partsOf({ split, amount, reference, bank, tendered }: Received, mode: PaymentMode): PaymentPart[] {
  if (split === undefined) {
    const one = { mode, amount, reference, bank, tendered };
    refuseOn(...checkParts([one]).map(atField));
    return [one];
  }
  refuseOn(...checkParts(split), checkSplit(split, { amount, mode }));
  return split;
}

/** Refuses an amount that is none, one that is based on another pending amount, and one above it (spec 2 §5). */
function check({ amount, expectedPending }: Received, pending: Paise): void {
  refuseOn(checkPayment(amount, amount));
  const details = { pending: rupees(pending) };
  if (expectedPending !== pending) {
    throw refusedFor(problem('expected_pending', 'CHANGED_MEANWHILE', 'faults.changedMeanwhile'), details);
  }
  const tooMuch = checkPayment(amount, pending);
  if (tooMuch) throw refusedFor(tooMuch, details);
}

/** When the rest will be paid: as is said now, else as it was said before; a day that is new must be to come. */
function dayOfRest(said: Day | null | undefined, before: Day | null, today: Day): Day | null {
  if (said === undefined || said === before) return before;
  const found = checkPayOn(said ?? undefined, today);
  refuseOn(found && { ...found, field: 'pay_on' });
  return said;
}

/** Records what was received, lowers what is pending by it, and answers the ids of its payments. */
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
