import { newId } from '../../db/id.ts';
import type { TestShop } from '../../testing/index.ts';

/** Somebody to bill in a test. */
export interface TestCustomer {
  id: string;
  mobile: string;
  stateCode: string | null;
  gstin: string | null;
}

/** Long before any document of a test. */
const LAST_SEEN = new Date('2026-01-01T06:30:00Z');
let lastMobile = 9_100_000_000;

/** Adds a customer of the shop's own state, whom only the owner sees unless assigned. */
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
