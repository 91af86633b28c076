import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TenantDb } from '../db/tenant.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import { createInvoice, recordPayment } from './contract.ts';
import { addCustomer, addItem, payloadOf, violationsIn } from './testing/index.ts';

let api: TestApi;
let shop: TestShop;

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  const customer = await addCustomer(shop);
  const item = await addItem(shop, { price: 10_000, gst: 1800, stock: 10_000 });
  const at = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const body = payloadOf({ customer, lines: [{ item, quantity: 2000 }], advance: 5000 });
  const { document_id } = (await call(api, createInvoice, { ...at, body })).body;
  const payment = { document_id, amount: '6.00', expected_pending: '186.00', payment_mode: 'Cash' };
  await call(api, recordPayment, { ...at, body: payment });
});
afterAll(() => api.close());

class Undone extends Error {}

/** The rules that a change to the books violates; the change is rolled back. */
async function brokenBy(change: (db: TenantDb) => Promise<unknown>): Promise<string[]> {
  let rules: string[] = [];
  const work = shop.within(async (db) => {
    await change(db);
    rules = (await violationsIn(db)).map(({ rule }) => rule);
    throw new Undone();
  });
  await expect(work).rejects.toThrow(Undone);
  return rules;
}

test('books that the API kept break no rule', async () => {
  expect(await shop.within(violationsIn)).toEqual([]);
});

/** A credit note of ₹1.00 that nothing else refers to. */
const NOTE = `insert into credit_note (tenant_id, id, document_id, number, financial_year, serial, issued_at, issued_on,
    reason, taxable, cgst, sgst, igst, discount, round_off, total, created_by)
  select tenant_id, gen_random_uuid(), id, '26-27/C/00001', '26-27', 1, issued_at, issued_on, 'OTHER', 1, 0, 0, 0, 0, 0, 1,
    created_by from document`;
const noteLine = (
  quantity: string,
) => `insert into credit_note_line (tenant_id, credit_note_id, line_id, quantity,
    condition, taxable, cgst, sgst, igst, discount, total)
  select note.tenant_id, note.id, line.id, ${quantity}, 'STOCK', 1, 0, 0, 0, 0, 1
  from note join document_line line on line.document_id = note.document_id`;

/** A closed day that claims a collected amount and a number of payments, without any counted. */
const dayClose = (
  collected: string,
  receipts: number,
  reopenedAt = 'null',
) => `insert into day_close (tenant_id, id, day, since, until,
    opening, cash_received, paid_out, counted, collected, receipts, modes, people, closed_by, closed_at, reopened_by, reopened_at)
  select tenant_id, gen_random_uuid(), issued_on, issued_at, issued_at, 0, 0, 0, 0, ${collected}, ${receipts}, '[]', '[]',
    created_by, issued_at, case when ${reopenedAt}::timestamptz is null then null else created_by end, ${reopenedAt} from document`;

/** A statement that claims an earned amount without rows; paid and reopened at these instants. */
const statement = (
  earned: string,
  at: { reopened?: string; paid?: string } = {},
) => `insert into employee_statement (tenant_id, id, employee_id, month, number,
    financial_year, serial, earned, advances, carried, payable, closed_by, closed_at, paid_on, paid_mode, paid_by, paid_at,
    reopened_by, reopened_at)
  select tenant_id, gen_random_uuid(), created_by, '2026-11-01', '26-27/S/00001', '26-27', 1, ${earned}, 0, 0,
    ${earned}, created_by, issued_at, ${at.paid === undefined ? 'null, null, null, null' : `issued_on, 'CASH', created_by, ${at.paid}`},
    ${at.reopened === undefined ? 'null, null' : `created_by, ${at.reopened}`} from document`;

test.each<[rule: string, statement: string]>([
  [
    'pending = total - advance - payments + refunds - credit notes',
    'update document set pending = pending - 1',
  ],
  ['a document tells what was given back', 'update document set refunded = 1'],
  [
    'no more is given back than was received',
    `insert into payment (tenant_id, id, document_id, kind, amount, previous_pending, new_pending, mode, received_by,
       created_at, number, financial_year, serial)
     select tenant_id, gen_random_uuid(), document_id, 'REFUND', 1000, 0, 1000, mode, received_by, created_at,
       '26-27/F/00001', '26-27', 1 from payment limit 1`,
  ],
  [
    'a document tells what its credit notes come to',
    'update document set credited = 1, pending = pending - 1',
  ],
  ['a customer has the credit that was kept and not spent', 'update customer set credit = 1'],
  [
    'what is left of an opening due is what no receipt paid',
    `update customer set opening_due = 2, opening_pending = 1, opening_on = '2026-03-31' where not walk_in`,
  ],
  ['a credit note is the sum of its lines', NOTE],
  ['a credit note is one step of its invoice', NOTE],
  ['no more comes back than was sold', `with note as (${NOTE} returning *) ${noteLine('1000')}`],
  [
    'an invoice of which nothing is left comes to nothing',
    `with note as (${NOTE} returning *),
       credited as (update document set credited = 1, pending = pending - 1) ${noteLine('line.quantity')}`,
  ],
  [
    'an order took the cloth that its items say, and none once it is canceled',
    `with customer_of as (select tenant_id, id from customer limit 1), status as (select id from order_status where fixed = 'PENDING'),
       made as (insert into boutique_order (tenant_id, id, number, financial_year, serial, ordered_on, type, customer_id,
         created_by, delivery_date, pieces, items, subtotal, gst_percentage, gst, total, pending, status_id, created_at, updated_at)
         select c.tenant_id, gen_random_uuid(), '26-27/J/00001', '26-27', 1, current_date, 'NEW', c.id, s.id, current_date, 1, 1,
           0, 0, 0, 0, 0, status.id, now(), now()
         from customer_of c, status, (select id from staff limit 1) s returning tenant_id, id)
     insert into stock_move (tenant_id, id, item_id, quantity, reason, order_id, created_at)
     select made.tenant_id, gen_random_uuid(), item.id, -1, 'SALE', made.id, now()
     from made, (select id from catalogue_item limit 1) item`,
  ],
  ['a billed order has its invoice', `update document set type = 'ORDER', billed_at = issued_at`],
  ['the advance is a payment', 'update document set advance = advance - 1'],
  [
    'each payment begins where the one before ended',
    `insert into payment (tenant_id, id, document_id, kind, amount, previous_pending, new_pending, mode, received_by, created_at)
     select tenant_id, gen_random_uuid(), document_id, kind, 1, 100, 99, mode, received_by, created_at
     from payment limit 1`,
  ],
  ['every edit is in the trail', 'update document set revision = 1'],
  [
    'an edit changes what is to pay by what the total changed',
    `insert into document_change (tenant_id, id, document_id, revision, staff_id, previous_total, new_total,
       previous_pending, new_pending, fields, lines, created_at)
     select tenant_id, gen_random_uuid(), id, 1, created_by, 200, 236, 150, 180, '[]', '[]', issued_at from document`,
  ],
  ['a document is the sum of its lines', 'update document set item_count = 2'],
  [
    'a document is the sum of its lines',
    `update document
     set subtotal = subtotal + 1, cgst = cgst - 0.5, sgst = sgst - 0.5, gst = gst - 1`,
  ],
  ['a document adds up', `update document set registration = 'NONE'`],
  ['a discount is what was entered', `update document set discount_kind = 'AMOUNT', discount_value = 1`],
  [
    'a line is price times quantity with its tax',
    `insert into document_line (tenant_id, document_id, position, item_id, kind, name, unit, quantity, mrp, price,
       taxable, gst_percentage, cgst, sgst, igst, total)
     select tenant_id, document_id, 2, item_id, kind, name, unit, 1, 100, 100, 100, 18, 8, 8, 0, 116
     from document_line`,
  ],
  [
    'stock is the sum of its movements',
    'update catalogue_item set available_quantity = available_quantity + 0.5',
  ],
  ['an invoice moves the stock that it sells', `update document set type = 'ORDER'`],
  ['numbers have no gap', 'update number_series set last_serial = last_serial + 1'],
  ['numbers have no gap', 'update document set serial = 2'],
  [
    'a key answers what is there',
    `insert into idempotency_key (tenant_id, key, operation, body_hash, status, answer)
     select tenant_id, 'k', 'POST /', '', 200, '{"document_id": "none"}' from shop`,
  ],
  [
    'goods that came in are their movement',
    `insert into goods_receipt (tenant_id, id, item_id, quantity, received_on, created_by, created_at)
     select tenant_id, gen_random_uuid(), id, 1, current_date, (select created_by from document limit 1), now()
     from catalogue_item`,
  ],
  [
    'an undone receipt moved its goods out again, any other did not',
    `insert into goods_receipt (tenant_id, id, item_id, quantity, received_on, created_by, created_at, undone_by, undone_at)
     select tenant_id, gen_random_uuid(), id, 1, current_date, maker, now(), maker, now()
     from catalogue_item, (select created_by as maker from document limit 1) by`,
  ],
  ['numbers have no gap', statement('0')],
  ['a statement is the sum of its rows', statement('1')],
  [
    'an advance is counted once, and a negative statement carried once',
    `with closed as (${statement('0')} returning tenant_id, id, employee_id)
     insert into employee_statement_row (tenant_id, statement_id, position, kind, source_id, day, amount)
     select tenant_id, id, place, 'ADVANCE', employee_id, '2026-11-01', -1 from closed, generate_series(1, 2) place`,
  ],
  [
    'what was paid on a reopened statement is an advance',
    statement('1', { paid: 'issued_at', reopened: 'issued_at' }),
  ],
  ['a closed day is what it counted', dayClose('6', 1)],
  ['a closed day adds up by mode and by person', dayClose('1', 0)],
  [
    'a close counts money that is there, and none once it is reopened',
    `with closed as (${dayClose('0', 0, 'now()')} returning tenant_id, id)
     insert into day_close_entry (tenant_id, entry_id, day_close_id) select tenant_id, gen_random_uuid(), id from closed`,
  ],
])('a break of "%s" is seen', async (rule, statement) => {
  expect(await brokenBy((db) => sql.raw(statement).execute(db.sql))).toContain(rule);
});
