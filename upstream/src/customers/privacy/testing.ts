import { sql } from 'kysely';
import { createInvoice } from '../../billing/contract.ts';
import { addItem, payloadOf, type TestCustomer } from '../../billing/testing/index.ts';
import { newId } from '../../db/id.ts';
import { call, type TestApi, type TestPerson, type TestShop } from '../../testing/index.ts';
import { customerData, eraseCustomer, exportCustomerData, setConsent } from '../contract.ts';

/** Calls on a customer's own data, by default as the shop's owner. */
export function privacyCalls(api: TestApi, shop: () => TestShop) {
  const sent = ({ token }: TestPerson = shop().owner) => ({ token, schemaKey: shop().schemaKey });
  return {
    consent: (customer_id: string, given: 0 | 1, person?: TestPerson) =>
      call(api, setConsent, { ...sent(person), body: { customer_id, given, source: 'COUNTER' } }),
    ask: (customer_id: string, person?: TestPerson) =>
      call(api, exportCustomerData, { ...sent(person), body: { customer_id } }),
    file: (id: string, person?: TestPerson) => call(api, customerData, { ...sent(person), params: { id } }),
    erase: (customer_id: string, name: string, more: { person?: TestPerson; key?: string } = {}) =>
      call(api, eraseCustomer, {
        ...sent(more.person),
        ...(more.key !== undefined && { key: more.key }),
        body: { customer_id, name },
      }),
    bill: async (customer: TestCustomer, more: object = {}) => {
      const item = await addItem(shop());
      const payload = payloadOf({ customer, lines: [{ item }], advance: item.price * 1.18 });
      return call(api, createInvoice, { ...sent(), body: { ...payload, ...more } });
    },
  };
}

/** Makes a customer a member of a new branch. */
export async function enrol(shop: TestShop, customerId: string): Promise<void> {
  const branchId = newId();
  const at = new Date('2026-11-19T08:00:00Z');
  const made = { tenantId: shop.tenantId, createdAt: at, updatedAt: at };
  const texts = { address: '', phone: '', email: '', manager: '', openingHours: '', facilities: [] };
  await shop.within(async ({ sql: db }) => {
    await db
      .insertInto('branch')
      .values({ ...made, id: branchId, name: branchId, ...texts, status: 'ACTIVE' })
      .execute();
    await db
      .insertInto('gymMember')
      .values({ ...made, id: newId(), customerId, branchId })
      .execute();
  });
}

/** The tables of the shop whose rows contain a text, found through the catalogue so that none is missed. */
export async function tablesWith(shop: TestShop, text: string): Promise<string[]> {
  return shop.within(async (db) => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'tenant_id' order by 1`.execute(db.sql);
    const found: string[] = [];
    for (const { name } of rows) {
      const hit = await sql<{ there: boolean }>`
        select exists (select from ${sql.table(name)} as row
                        where tenant_id = ${db.tenantId} and strpos(to_jsonb(row)::text, ${text}) > 0) as there
      `.execute(db.sql);
      if (hit.rows[0]?.there === true) found.push(name);
    }
    return found;
  });
}
