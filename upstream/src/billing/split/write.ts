import { boundsOfParts, type CommissionPart, partsOfOtherSeller } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';

/** The shared sale: a document, or an order in pieces. */
export type SharedSale = { documentId: string } | { orderId: string };

/** A change of the parts: by whom, and when. */
export interface Sharing {
  staffId: string;
  now: Date;
}

/** The parts of a sale in order; empty when all of it is the seller's. */
export async function partsOf(db: TenantDb, sale: SharedSale): Promise<CommissionPart[]> {
  const rows =
    'documentId' in sale
      ? await db.sql
          .selectFrom('documentSplit')
          .where('tenantId', '=', db.tenantId)
          .where('documentId', '=', sale.documentId)
          .select(['employeeId', 'lower', 'upper'])
          .orderBy('lower')
          .execute()
      : await db.sql
          .selectFrom('boutiqueOrderSplit')
          .where('tenantId', '=', db.tenantId)
          .where('orderId', '=', sale.orderId)
          .select(['employeeId', 'lower', 'upper'])
          .orderBy('lower')
          .execute();
  return rows.map(({ employeeId, lower, upper }) => ({ employee: employeeId, percent: upper - lower }));
}

const clear = (db: TenantDb, sale: SharedSale) =>
  'documentId' in sale
    ? db.sql
        .deleteFrom('documentSplit')
        .where('tenantId', '=', db.tenantId)
        .where('documentId', '=', sale.documentId)
        .execute()
    : db.sql
        .deleteFrom('boutiqueOrderSplit')
        .where('tenantId', '=', db.tenantId)
        .where('orderId', '=', sale.orderId)
        .execute();

/** Replaces the parts of a sale; an empty list gives everything to the seller. */
export async function writeParts(
  db: TenantDb,
  sale: SharedSale,
  parts: readonly CommissionPart[],
  { staffId, now }: Sharing,
): Promise<void> {
  await clear(db, sale);
  if (parts.length === 0) return;
  const rows = boundsOfParts(parts).map(({ employee, lower, upper }) => ({
    tenantId: db.tenantId,
    employeeId: employee,
    lower,
    upper,
    setBy: staffId,
    setAt: now,
  }));
  await (
    'documentId' in sale
      ? db.sql.insertInto('documentSplit').values(rows.map((row) => ({ ...row, ...sale })))
      : db.sql.insertInto('boutiqueOrderSplit').values(rows.map((row) => ({ ...row, ...sale })))
  ).execute();
}

/** After a sale changed its seller: the new seller takes over the previous seller's part. */
export async function followSeller(
  db: TenantDb,
  sale: SharedSale,
  { before, after }: { before: string | null; after: string | null },
  sharing: Sharing,
): Promise<void> {
  if (before === null || after === null || before === after) return;
  const parts = await partsOf(db, sale);
  if (parts.length > 0) await writeParts(db, sale, partsOfOtherSeller(parts, { before, after }), sharing);
}

/** Copies the parts to a document made from another, following `followSeller` if the seller differs. */
export async function takeOverParts(
  db: TenantDb,
  from: string,
  to: string,
  sellers: { before: string | null; after: string },
  sharing: Sharing,
): Promise<void> {
  const parts = await partsOf(db, { documentId: from });
  if (parts.length === 0) return;
  const { before, after } = sellers;
  const moved = before === null ? parts : partsOfOtherSeller(parts, { before, after });
  await writeParts(db, { documentId: to }, moved, sharing);
}
