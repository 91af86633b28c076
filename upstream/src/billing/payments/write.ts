import { type Paise, type PaymentPart, rupees } from '@galla/domain';
import { type InsertObject, type RawBuilder, sql } from 'kysely';
import { newId } from '../../db/id.ts';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import { spendCredit } from '../credit/credit.ts';

/** Payments made together. */
interface Taken {
  documentId: string;
  /** Made with the document, or later for the pending amount. */
  kind: 'ADVANCE' | 'PAYMENT';
  parts: readonly PaymentPart[];
  /** Pending amount before the first of them. */
  pending: Paise;
  /** Number of previous edits; the chain of payments continues from the last edit. */
  revision?: number;
  receivedBy: string;
  now: Date;
  /** The receipt on account that the payments are part of. */
  receiptId?: string | undefined;
  /** Number of previous refunds. */
  round?: number | RawBuilder<number>;
  /** The order's payment that this one repeats on the invoice; see `takeOver`. */
  takenFrom?: string;
  /** The request field of an amount; by default the field in a split. */
  fieldOf?: (at: number) => string;
}

/** Writes payments in a chain, each continuing from the previous pending amount; returns their ids. */
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
  // A repeated payment was already taken from the credit when it was made.
  for (const [at, { mode, amount }] of takenFrom === null ? parts.entries() : [])
    if (mode === 'CREDIT') await spendCredit(db, documentId, amount, fieldOf(at));
  return rows.map(({ id }) => id);
}

/** Number of refunds on a document so far; new payments continue after the last one. */
export const roundOf = ({ tenantId }: TenantDb, documentId: string): RawBuilder<number> =>
  sql<number>`(select count(*) from payment as before where before.tenant_id = ${tenantId}
    and before.document_id = ${documentId} and before.kind = 'REFUND')`;
