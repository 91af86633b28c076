import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { Checked } from './write.ts';

/** Accepts a proposal when the same customer's order or bill is made from it. */
export async function acceptProposal(db: TenantDb, { draft, customer, now }: Checked): Promise<void> {
  if (draft.type === 'PROPOSAL' || draft.refNumber === undefined) return;
  await db.sql
    .updateTable('document')
    .set({ acceptedAt: now, updatedAt: sql`now()` })
    .where('tenantId', '=', db.tenantId)
    .where('type', '=', 'PROPOSAL')
    .where('number', '=', draft.refNumber)
    .where('customerId', '=', customer.id)
    .where('canceledAt', 'is', null)
    .execute();
}
