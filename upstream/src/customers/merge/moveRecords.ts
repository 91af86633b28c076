import type { TenantDb } from '../../db/tenant.ts';
import { moveMembership } from '../../gym/index.ts';
import { moveShares } from '../../marketing/index.ts';

/** What hangs on a customer and is told as changed by its own time. */
const DATED = [
  'document',
  'quickBill',
  'boutiqueOrder',
  'appointment',
  'customerNote',
  'familyMember',
] as const;
/** What hangs on a customer and is never changed. */
const HISTORIES = ['customerStatusChange', 'customerDataEvent', 'receipt'] as const;
/** Every table of which a merge moves rows; the customer's own row leads to who stays. */
export const MOVED_TABLES = [
  ...DATED,
  ...HISTORIES,
  'gymMember',
  'openedCustomer',
  'campaignShare',
  'customer',
] as const;

/**
 * Hangs everything of one customer on another. Payments and prescriptions hang on documents, reminders on bills and
 * appointments. What papers say of the customer stays as it was issued.
 */
export async function moveRecords(db: TenantDb, from: string, to: string, now: Date): Promise<void> {
  const { tenantId } = db;
  const own = { tenantId, customerId: from };
  for (const table of DATED) {
    // A note's and a member's time is its version, which an open form still has.
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
  // An address that is two merges old leads to the last one.
  await db.sql
    .updateTable('customer')
    .set({ mergedInto: to })
    .where('tenantId', '=', tenantId)
    .where('mergedInto', '=', from)
    .execute();
}

/** Who was opened for billing by the number. Where a person opened both in a day, the log keeps both as they were. */
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
