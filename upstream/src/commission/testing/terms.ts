import type { TestItem } from '../../billing/testing/index.ts';
import { newId } from '../../db/id.ts';
import type { TestPerson, TestShop } from '../../testing/index.ts';

/** Sets what an item earns: a percentage, or points of its own. */
export const setTerms = (
  shop: TestShop,
  item: TestItem,
  terms: { percentage: string } | { points: string },
): Promise<unknown> =>
  shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('catalogueItem')
      .set({
        isPercentagePoints: 'percentage' in terms,
        employeePercentage: 'percentage' in terms ? terms.percentage : '0',
        points: 'points' in terms ? terms.points : '0',
      })
      .where('tenantId', '=', tenantId)
      .where('id', '=', item.id)
      .execute(),
  );

const designationOf = async (shop: TestShop, person: TestPerson): Promise<string> => {
  const { designationId } = await shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('staff')
      .where('tenantId', '=', tenantId)
      .where('id', '=', person.staffId)
      .select('designationId')
      .executeTakeFirstOrThrow(),
  );
  return designationId ?? '';
};

/** Assigns points of an item to a person's designation. */
export async function assignPoints(shop: TestShop, item: TestItem, person: TestPerson, points: string) {
  const designationId = await designationOf(shop, person);
  const at = new Date('2026-01-01T06:30:00Z');
  await shop.within(({ sql, tenantId }) =>
    sql
      .insertInto('productPoints')
      .values({ tenantId, id: newId(), itemId: item.id, designationId, points, createdAt: at, updatedAt: at })
      .execute(),
  );
}

/** Sets the commission of a person's designation, in per cent. */
export async function setDesignationPercent(shop: TestShop, person: TestPerson, percent: string) {
  const id = await designationOf(shop, person);
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('designation')
      .set({ commissionPercent: percent })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .execute(),
  );
}
