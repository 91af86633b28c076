import { type Day, keptUntil, formatMessage } from '@galla/domain';
import type { TenantDb } from '../../../db/tenant.ts';

/**
 * Removes the customer from documents and quick bills. What issued papers show is stored separately, so that they print
 * as issued, until the law allows its deletion; a proposal is not a tax paper.
 * @returns the last day on which anything is kept; null when nothing is
 */
export async function keepPapers(db: TenantDb, customerId: string, now: Date): Promise<Day | null> {
  const papers = await db.sql
    .selectFrom('document')
    .where('tenantId', '=', db.tenantId)
    .where('customerId', '=', customerId)
    .where('type', '<>', 'PROPOSAL')
    .select(['id', 'customerName', 'customerMobile', 'customerAddress', 'issuedOn'])
    .execute();
  const kept = papers.map(({ id, customerName, customerMobile, customerAddress, issuedOn }) => ({
    tenantId: db.tenantId,
    documentId: id,
    name: customerName,
    mobile: customerMobile,
    address: customerAddress,
    keptUntil: keptUntil(issuedOn),
  }));
  const AT_ONCE = 1_000;
  for (let start = 0; start < kept.length; start += AT_ONCE)
    await db.sql
      .insertInto('erasedParty')
      .values(kept.slice(start, start + AT_ONCE))
      .execute();
  const nobody = formatMessage('ownData.erasedName');
  await db.sql
    .updateTable('document')
    .set({
      customerName: nobody,
      customerMobile: null,
      customerAddress: null,
      formData: null,
      prescription: null,
      prescribedOn: null,
      updatedAt: now,
    })
    .where('tenantId', '=', db.tenantId)
    .where('customerId', '=', customerId)
    .execute();
  await db.sql
    .updateTable('document')
    .set({ description: null, customerGstin: null })
    .where('tenantId', '=', db.tenantId)
    .where('customerId', '=', customerId)
    .where('type', '=', 'PROPOSAL')
    .execute();
  await db.sql
    .updateTable('quickBill')
    .set({ customerName: nobody, phone: '', updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('customerId', '=', customerId)
    .execute();
  return (
    kept
      .map((one) => one.keptUntil)
      .toSorted()
      .at(-1) ?? null
  );
}
