import { newId } from '../../db/id.ts';
import type { TestShop } from '../../testing/index.ts';

export interface TestCustomer {
  id: string;
  mobile: string;
  stateCode: string | null;
  gstin: string | null;
}

/** Earlier than any document of a test. */
const LAST_SEEN = new Date('2026-01-01T06:30:00Z');
let lastMobile = 9_100_000_000;

/** Adds a customer of the shop's own state, who is visible to the owner only unless assigned. */
export async function addCustomer(
  shop: TestShop,
  options: { name?: string; stateCode?: string; gstin?: string; assignedTo?: string; address?: string } = {},
): Promise<TestCustomer> {
  const {
    name = 'Priya Agarwal',
    stateCode = null,
    gstin = null,
    assignedTo = null,
    address = null,
  } = options;
  const id = newId();
  const mobile = String((lastMobile += 1));
  await shop.within(({ sql, tenantId }) =>
    sql
      .insertInto('customer')
      .values({ tenantId, id, name, mobile, stateCode, gstin, assignedTo, address, lastSeenAt: LAST_SEEN })
      .execute(),
  );
  return { id, mobile, stateCode, gstin };
}
