import { checkCredit, type Paise, problem, rupees } from '@galla/domain';
import { sql } from 'kysely';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor } from '../../http/refused.ts';

/** The customer of a document, with the current credit. */
const customerOf = (db: TenantDb, documentId: string) =>
  db.sql
    .selectFrom('document')
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.tenantId', '=', 'document.tenantId')
        .onRef('customer.id', '=', 'document.customerId'),
    )
    .where('document.tenantId', '=', db.tenantId)
    .where('document.id', '=', documentId)
    .select(['customer.id', 'customer.walkIn', 'customer.credit']);

/**
 * Adds to the credit of a document's customer.
 * @param field the field that asked to keep the money
 * @throws Refused for the walk-in, who is another person on every bill
 */
export async function addCredit(
  db: TenantDb,
  documentId: string,
  amount: Paise,
  field: string,
): Promise<void> {
  const { id, walkIn } = await customerOf(db, documentId).executeTakeFirstOrThrow();
  if (walkIn) throw refusedFor(problem(field, 'INVALID_INPUT', 'credit.walkIn'));
  await db.sql
    .updateTable('customer')
    .set({ credit: sql`credit + ${rupees(amount)}`, updatedAt: sql`now()` })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}

/**
 * Takes a payment from the credit of a document's customer; concurrent calls see what the others left.
 * @throws Refused CREDIT_SHORT with `credit`
 */
export async function spendCredit(
  db: TenantDb,
  documentId: string,
  amount: Paise,
  field: string,
): Promise<void> {
  const { id, credit } = await customerOf(db, documentId).forUpdate('customer').executeTakeFirstOrThrow();
  const short = checkCredit(amount, paiseOf(credit), field);
  if (short) throw refusedFor(short, { credit });
  await db.sql
    .updateTable('customer')
    .set({ credit: rupees(paiseOf(credit) - amount), updatedAt: sql`now()` })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}
