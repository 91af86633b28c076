import { type Paise, type PaymentPart, rupees } from '@galla/domain';
import { type InsertObject, type RawBuilder, sql } from 'kysely';
import { newId } from '../../db/id.ts';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import { spendCredit } from '../credit/credit.ts';

/** Payments that are taken at once. */
interface Taken {
  documentId: string;
  /** With the document, or for what was pending. */
  kind: 'ADVANCE' | 'PAYMENT';
  parts: readonly PaymentPart[];
  /** What was to pay before the first of them. */
  pending: Paise;
  /** How often the document was edited before; the chain of payments goes on from the last edit. */
  revision?: number;
  receivedBy: string;
  now: Date;
  /** The receipt on account that they are parts of. */
  receiptId?: string | undefined;
  /** How often money was given back before. */
  round?: number | RawBuilder<number>;
  /** The payment of an order that this one repeats on its invoice; see `takeOver`. */
  takenFrom?: string;
  /** Where the amount of one of them stands in what was sent; as part of a split unless told. */
  fieldOf?: (at: number) => string;
}

/** Writes payments, each from what the one before left, and answers their ids. */
export async function writePayments(db: TenantDb, taken: Taken): Promise<string[]> {
  const { documentId, kind, parts, revision = 0, receivedBy, now, takenFrom = null, round = 0 } = taken;
  const { receiptId = null } = taken;
  const { fieldOf = (at) => `payments.${at}.amount` } = taken;
  let { pending } = taken;
  const rows = parts.map(
    ({ mode, amount, reference, bank, tendered }): InsertObject<TenantTables, 'payment'> & { id: string } => {
      const previousPending = pending;
      pending -= amount;
      return {
        tenantId: db.tenantId,
        id: newId(),
        documentId,
        kind,
        revision,
        amount: rupees(amount),
        previousPending: rupees(previousPending),
        newPending: rupees(pending),
        mode,
        reference: reference ?? null,
        bank: bank ?? null,
        tendered: tendered === undefined || tendered === amount ? null : rupees(tendered),
        receivedBy,
        createdAt: now,
        takenFrom,
        receiptId,
        round,
      };
    },
  );
  if (rows.length > 0) await db.sql.insertInto('payment').values(rows).execute();
  // What is repeated was taken off the credit when it was paid.
  for (const [at, { mode, amount }] of takenFrom === null ? parts.entries() : [])
    if (mode === 'CREDIT') await spendCredit(db, documentId, amount, fieldOf(at));
  return rows.map(({ id }) => id);
}

/** How often money was given back on a document so far; its payments go on from the last time. */
export const roundOf = ({ tenantId }: TenantDb, documentId: string): RawBuilder<number> =>
  sql<number>`(select count(*) from payment as before where before.tenant_id = ${tenantId}
    and before.document_id = ${documentId} and before.kind = 'REFUND')`;
