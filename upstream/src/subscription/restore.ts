import type { DirectoryDb } from '../db/directory.ts';
import type { TenantDb } from '../db/tenant.ts';
import { selectPayments } from './payments.ts';

/** Registers the orders of a shop restored from an archive, so that payment services can refer to them. */
export async function rememberOrders(db: TenantDb, directory: DirectoryDb): Promise<void> {
  const { tenantId } = db;
  const orders = await selectPayments(db).clearSelect().select('merchantOrderId').execute();
  if (orders.length === 0) return;
  await directory.sql
    .insertInto('directory.merchantOrder')
    .values(orders.map(({ merchantOrderId }) => ({ merchantOrderId, tenantId })))
    .execute();
}
