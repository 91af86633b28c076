import { dayIn } from '@galla/domain';
import { addCustomer } from '../../billing/testing/index.ts';
import { newId } from '../../db/id.ts';
import { withTenant } from '../../db/tenant.ts';
import type { TestApi, TestShop } from '../../testing/index.ts';

/** Minimal orders of ₹100 with a status and a stage, for rules that only look at these. */
export async function insertOrders(
  api: TestApi,
  shop: TestShop,
  count: number,
  { statusId, stageId }: { statusId: string; stageId: string | null },
): Promise<void> {
  const customer = await addCustomer(shop);
  const { tenantId } = shop;
  const now = api.clock.now;
  const day = dayIn('Asia/Kolkata', now);
  const rows = Array.from({ length: count }, (_, at) => ({
    tenantId,
    id: newId(),
    number: `26-27/J/T${at + 1}`,
    financialYear: '26-27',
    serial: at + 1,
    orderedOn: day,
    type: 'NEW',
    customerId: customer.id,
    createdBy: shop.owner.staffId,
    deliveryDate: day,
    pieces: 1,
    items: 1,
    subtotal: '100.00',
    gstPercentage: '0.00',
    gst: '0.00',
    total: '100.00',
    pending: '100.00',
    statusId,
    stageId,
    createdAt: now,
    updatedAt: now,
  }));
  await withTenant(api.database, tenantId, (db) => db.sql.insertInto('boutiqueOrder').values(rows).execute());
}
