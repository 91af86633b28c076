import type { DirectoryDb } from '../db/directory.ts';
import type { TenantDb } from '../db/tenant.ts';
import { selectPayments } from './payments.ts';

/** Lets payment services find the orders of a shop whose rows were just read from an archive. */
export async function rememberOrders(db: TenantDb, directory: DirectoryDb): Promise<void> {
  const { tenantId } = db;
  const orders = await selectPayments(db).clearSelect().select('merchantOrderId').execute();
  if (orders.length === 0) return;
  await directory.sql
    .insertInto('directory.merchantOrder')
    .values(orders.map(({ merchantOrderId }) => ({ merchantOrderId, tenantId })))
    .execute();
}
