import type { TestShop } from '@galla/upstream/testing';
import type { Planted } from './plant.ts';

type Db = Parameters<Parameters<TestShop['within']>[0]>[0];

const AT = new Date('2026-11-19T08:00:00Z');

/** A branch, and the customer as its member. */
export async function plantGym(
  { sql, tenantId }: Db,
  ids: Planted,
  { mark, serial }: { mark: string; serial: number },
): Promise<void> {
  const made = { tenantId, createdAt: AT, updatedAt: AT };
  await sql
    .insertInto('branch')
    .values({
      ...made,
      id: ids.branch,
      name: `${mark} branch ${serial}`,
      address: mark,
      phone: mark,
      email: `${mark}@example.in`,
      manager: mark,
      openingHours: mark,
      facilities: [mark],
      status: 'ACTIVE',
    })
    .execute();
  await sql
    .insertInto('gymMember')
    .values({ ...made, id: ids.gymMember, customerId: ids.customer, branchId: ids.branch })
    .execute();
}
