import { checkWay, dayIn, type Paise, problem, type RefundWay, rupees } from '@galla/domain';
import { sql } from 'kysely';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import type { DocumentRecord } from '../history/documents.ts';
import { signedAmount } from '../payments/signed.ts';
import { roundOf, writePayments } from '../payments/write.ts';
import { writeRefund } from '../refunds/write.ts';

/** Payments made on a document itself; those taken over belong to its order. */
async function ownMoney(db: TenantDb, { id }: DocumentRecord): Promise<{ payments: number; held: Paise }> {
  const row = await db.sql
    .selectFrom('payment')
    .where('tenantId', '=', db.tenantId)
    .where('documentId', '=', id)
    .select([
      sql<string>`count(*) filter (where taken_from is null)`.as('payments'),
      sql<string>`coalesce(sum(${signedAmount}) filter (where taken_from is null), 0.00)`.as('held'),
      sql<string>`count(*) filter (where taken_from is not null)`.as('taken'),
    ])
    .executeTakeFirstOrThrow();
  // Once payments of both the order and the document exist, they can't be told apart.
  if (Number(row.taken) > 0 && Number(row.payments) > 0)
    throw refusedFor(problem('document_id', 'DOCUMENT_FIXED', 'transactions.paidSince'));
  return { payments: Number(row.payments), held: paiseOf(row.held) };
}

/**
 * The amount to refund before a document can be trashed.
 * @throws Refused MONEY_RECEIVED when there is one and no refund mode was sent
 */
export async function moneyToReturn(
  db: TenantDb,
  document: DocumentRecord,
  way: RefundWay | undefined,
): Promise<Paise> {
  const { held } = await ownMoney(db, document);
  if (held === 0) return 0;
  if (!way) throw new Refused('MONEY_RECEIVED', {}, { details: { received: rupees(held) } });
  refuseOn(...checkWay(way, 'refund.'));
  return held;
}

/**
 * Takes back the credit that trashing kept for the customer, so that the restored document is paid with it again.
 * @throws Refused CREDIT_SHORT with `credit` when it was spent meanwhile
 */
export async function takeCreditBack(
  db: TenantDb,
  { caller, now }: { caller: Caller; now: Date },
  document: DocumentRecord & { trashedAt: Date },
): Promise<void> {
  const { tenantId } = db;
  const { id: documentId, revision, trashedAt } = document;
  if (paiseOf(document.refunded) === 0) return;
  const kept = await db.sql
    .selectFrom('payment')
    .where('tenantId', '=', tenantId)
    .where('documentId', '=', documentId)
    .where('kind', '=', 'REFUND')
    .where('mode', '=', 'CREDIT')
    .where('createdAt', '=', trashedAt)
    .select('amount')
    .executeTakeFirst();
  if (!kept) return;
  const amount = paiseOf(kept.amount);
  const pending = paiseOf(document.pending);
  await writePayments(db, {
    documentId,
    kind: 'PAYMENT',
    parts: [{ mode: 'CREDIT', amount }],
    pending,
    revision,
    round: roundOf(db, documentId),
    receivedBy: caller.staffId,
    now,
    fieldOf: () => 'document_id',
  });
  await db.sql
    .updateTable('document')
    .set({ pending: rupees(pending - amount), updatedAt: sql`now()` })
    .where('tenantId', '=', tenantId)
    .where('id', '=', documentId)
    .execute();
}

/** Refunds everything received on a document that is being trashed. */
export async function returnMoney(
  db: TenantDb,
  { caller, now }: { caller: Caller; now: Date },
  document: DocumentRecord,
  refund: { amount: Paise; way: RefundWay | undefined },
): Promise<void> {
  const { amount, way } = refund;
  if (amount === 0 || !way) return;
  const by = { staffId: caller.staffId, now, today: dayIn(caller.timeZone, now) };
  await writeRefund(db, by, document, { ...way, amount, modeField: 'refund.payment_mode' });
}
