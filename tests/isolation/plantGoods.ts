import type { TestShop } from '@galla/upstream/testing';
import type { Planted } from './plant.ts';

type Db = Parameters<Parameters<TestShop['within']>[0]>[0];

const AT = new Date('2015-01-01T12:00:00Z');

/** Goods of the product received from a supplier, and their cost. */
export async function plantGoods(
  { sql, tenantId }: Db,
  ids: Planted,
  { mark, serial }: { mark: string; serial: number },
): Promise<void> {
  const made = { tenantId, createdBy: ids.staff, createdAt: AT };
  await sql
    .insertInto('supplier')
    .values({ ...made, id: ids.supplier, name: `${mark} supplier ${serial}` })
    .execute();
  await sql
    .insertInto('goodsReceipt')
    .values({
      ...made,
      id: ids.goodsReceipt,
      itemId: ids.product,
      supplierId: ids.supplier,
      billNumber: mark.slice(0, 40),
      quantity: '1',
      cost: '10',
      receivedOn: '2015-01-01',
    })
    .execute();
  await sql
    .insertInto('goodsCost')
    .values({ tenantId, unitId: ids.product, itemId: ids.product, last: '10', average: '10', updatedAt: AT })
    .execute();
}
