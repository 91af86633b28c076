import type { TenantDb } from '../../db/tenant.ts';
import { moveMembership } from '../../gym/index.ts';
import { moveShares } from '../../marketing/index.ts';

/** Related tables with a change timestamp. */
const DATED = [
  'document',
  'quickBill',
  'boutiqueOrder',
  'appointment',
  'customerNote',
  'familyMember',
] as const;
/** Related tables whose rows never change. */
const HISTORIES = ['customerStatusChange', 'customerDataEvent', 'receipt'] as const;
/** All tables whose rows a merge moves; the merged customer's row itself points to the remaining one. */
export const MOVED_TABLES = [
  ...DATED,
  ...HISTORIES,
  'gymMember',
  'openedCustomer',
  'campaignShare',
  'customer',
] as const;

/**
 * Moves all related records of one customer to another. Payments and prescriptions belong to documents, reminders to
 * bills and appointments. Issued papers keep the customer as printed.
 */
export async function moveRecords(db: TenantDb, from: string, to: string, now: Date): Promise<void> {
  const { tenantId } = db;
  const own = { tenantId, customerId: from };
  for (const table of DATED) {
    // The timestamp of a note or member is its version, which an open form still has.
    const dated = table === 'customerNote' || table === 'familyMember' ? {} : { updatedAt: now };
    await db.sql
      .updateTable(table)
      .set({ customerId: to, ...dated })
      .where((of) => of.and(own))
      .execute();
  }
  for (const table of HISTORIES)
    await db.sql
      .updateTable(table)
      .set({ customerId: to })
      .where((of) => of.and(own))
      .execute();
  await moveOpenings(db, from, to);
  await moveShares(db, from, to);
  await moveMembership(db, from, to, now);
  // Chained merges point to the last customer.
  await db.sql
    .updateTable('customer')
    .set({ mergedInto: to })
    .where('tenantId', '=', tenantId)
    .where('mergedInto', '=', from)
    .execute();
}

/** Moves the log of customers opened by number. If a person opened both on one day, both entries stay as they are. */
async function moveOpenings(db: TenantDb, from: string, to: string): Promise<void> {
  await db.sql
    .updateTable('openedCustomer')
    .set({ customerId: to })
    .where('openedCustomer.tenantId', '=', db.tenantId)
    .where('openedCustomer.customerId', '=', from)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('openedCustomer as own')
            .where('own.tenantId', '=', db.tenantId)
            .where('own.customerId', '=', to)
            .whereRef('own.staffId', '=', 'openedCustomer.staffId')
            .whereRef('own.openedOn', '=', 'openedCustomer.openedOn')
            .select('own.customerId'),
        ),
      ),
    )
    .execute();
}
