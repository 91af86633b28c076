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

/** Money that came and went on a document itself; what it took over from its order is the order's. */
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
  // Once both the order's and its own money are on it, neither can be told from the other.
  if (Number(row.taken) > 0 && Number(row.payments) > 0)
    throw refusedFor(problem('document_id', 'DOCUMENT_FIXED', 'transactions.paidSince'));
  return { payments: Number(row.payments), held: paiseOf(row.held) };
}

/**
 * What would have to be given back before a document goes to the trash.
 * @throws Refused MONEY_RECEIVED where it is something and nobody says how it goes back
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
 * What the trash kept as credit of the customer comes back with the document: it is paid with it again.
 * @throws Refused CREDIT_SHORT with `credit` where it was spent meanwhile
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

/** Gives back all that is on a document that goes to the trash. */
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
