import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDirectory } from '../db/directory.ts';
import { withTenant } from '../db/tenant.ts';
import { expectWholeHierarchies } from '../sales/testing/hierarchy.ts';
import { testApi, type TestApi } from '../testing/index.ts';
import { createDemoShops, demoLogins } from './seed.ts';
import { DEMO_SHOPS } from './shops/list.ts';
import { DEMO_PIN } from './shops/shop.ts';

// 18:00 in India on a day whose past month includes the first of April.
const NOW = new Date('2026-04-10T12:30:00Z');

let api: TestApi;
let tenants: { tenantId: string; paymentStatus: string; businessId: number }[];

beforeAll(async () => {
  api = await testApi();
  await seed();
  tenants = await readDirectory(api.database, (db) =>
    db.sql
      .selectFrom('directory.tenant')
      .where('demo', '=', true)
      .select(['tenantId', 'paymentStatus', 'businessId'])
      .execute(),
  );
});

afterAll(() => api.close());

const seed = () =>
  createDemoShops({ database: api.database, pins: api.pins, filesFolder: api.filesFolder, now: NOW });

/** The number of rows that a query finds in each shop. */
async function inEachShop(query: string): Promise<number[]> {
  const counts = tenants.map(({ tenantId }) =>
    withTenant(api.database, tenantId, async (db) => {
      const { rows } = await sql<{
        n: string;
      }>`select count(*) as n from (${sql.raw(query)}) as found`.execute(db.sql);
      return Number(rows[0]?.n);
    }),
  );
  return Promise.all(counts);
}

const nothing = DEMO_SHOPS.map(() => 0);

test('every business type has its shop, one of them unpaid', () => {
  expect(tenants.map(({ businessId }) => businessId).toSorted((a, b) => a - b)).toEqual([
    1, 1, 2, 4, 5, 8, 11,
  ]);
  expect(tenants.filter(({ paymentStatus }) => paymentStatus === 'PENDING')).toHaveLength(1);
});

test('each has an owner, three employees with rights, 200 customers, 300 items', async () => {
  expect(await inEachShop(`select 1 from staff where kind = 'OWNER' and designation_id is null`)).toEqual(
    nothing.map(() => 1),
  );
  expect(
    await inEachShop(`select s.id from staff s where kind = 'EMPLOYEE' and exists
      (select 1 from menu_right r where r.designation_id = s.designation_id and r.can_view)`),
  ).toEqual(nothing.map(() => 3));
  expect(await inEachShop('select 1 from customer where not walk_in')).toEqual(nothing.map(() => 200));
  expect(await inEachShop('select 1 from catalogue_item')).toEqual(nothing.map(() => 300));
  expect(await inEachShop('select 1 from upi_account')).toEqual(nothing.map(() => 1));
});

test.each([
  [
    'a document that is not the sum of its lines',
    `select d.id from document d join document_line l on l.document_id = d.id group by d.tenant_id, d.id
     having sum(l.taxable) <> d.subtotal or sum(l.cgst) <> d.cgst or sum(l.igst) <> d.igst or count(*) <> d.item_count
       or sum(l.quantity) <> d.total_quantity`,
  ],
  [
    'a document without lines',
    `select 1 from document d where not exists (select 1 from document_line l where l.document_id = d.id)`,
  ],
  [
    'a pending amount that the payments do not leave',
    `select d.id from document d left join payment p on p.document_id = d.id group by d.tenant_id, d.id
     having d.pending <> case d.type when 'PROPOSAL' then 0 else d.total - coalesce(sum(case p.kind when 'REFUND' then -p.amount else p.amount end), 0) end
       or d.advance <> coalesce(sum(p.amount) filter (where p.kind = 'ADVANCE'), 0)`,
  ],
  [
    'a payment that does not start where the one before ended',
    `select 1 from (select p.previous_pending, lag(p.new_pending, 1, d.total) over (partition by d.id order by p.created_at, p.round, p.new_pending desc) as before
     from payment p join document d on d.id = p.document_id) chain where previous_pending <> before`,
  ],
  [
    'stock that is not what its movements leave',
    `select 1 from catalogue_item i left join (select item_id, sum(quantity) as q from stock_move where variant_id is null group by item_id) m
       on m.item_id = i.id where i.available_quantity <> coalesce(m.q, 0)
     union all
     select 1 from catalogue_variant v left join (select variant_id, sum(quantity) as q from stock_move group by variant_id) m
       on m.variant_id = v.id where v.available_quantity <> coalesce(m.q, 0)`,
  ],
  [
    'a series with a gap, or a counter that is not at its end',
    `select 1 from (select type as series, financial_year, serial from document
       union all select 'QUICK_BILL', financial_year, serial from quick_bill
       union all select 'BOUTIQUE_ORDER', financial_year, serial from boutique_order
       union all select 'CREDIT_NOTE', financial_year, serial from credit_note
       union all select 'STATEMENT', financial_year, serial from employee_statement
       union all select 'REFUND', financial_year, serial from payment where kind = 'REFUND') n
     full join number_series s on s.series = n.series and s.financial_year = n.financial_year
     group by s.series, s.financial_year, s.last_serial
     having s.series is null or count(n.serial) <> s.last_serial or max(n.serial) <> s.last_serial or min(n.serial) <> 1`,
  ],
  [
    'a customer seen before the last bill',
    `select 1 from document d join customer c on c.id = d.customer_id where c.last_seen_at < d.issued_at`,
  ],
])('no shop has %s', async (_, query) => {
  expect(await inEachShop(query)).toEqual(nothing);
});

test('a month over the first of April leaves counters of both financial years', async () => {
  expect(await inEachShop(`select 1 from number_series where series = 'INVOICE'`)).toEqual(
    nothing.map(() => 2),
  );
});

test('the designations of every shop are a hierarchy', async () => {
  await expectWholeHierarchies(api.database);
  expect(await inEachShop('select 1 from designation where parent_id is null')).toEqual(nothing.map(() => 1));
});

test('each has appointments, tasks, notes, and customers in every state', async () => {
  const few = await Promise.all(
    ['appointment', 'task', 'customer_note', 'customer_status_change'].map((table) =>
      inEachShop(`select 1 from ${table}`),
    ),
  );
  for (const counts of few) expect(Math.min(...counts)).toBeGreaterThan(24);
  expect(
    await inEachShop(`select c.id from customer c
      left join lateral (select status, created_at from customer_status_change s where s.customer_id = c.id
        order by created_at desc limit 1) last on true
      where (c.status, c.status_at) is distinct from (last.status, last.created_at)`),
  ).toEqual(nothing);
});

test('suppliers have brought goods, whose cost is below the price and known to the stock', async () => {
  expect(Math.min(...(await inEachShop('select 1 from supplier')))).toBeGreaterThan(0);
  expect(
    await inEachShop(`select s.id from supplier s
      where (select count(*) from goods_receipt r where r.supplier_id = s.id) < 4`),
  ).toEqual(nothing);
  expect(
    await inEachShop(`select 1 from goods_receipt r join catalogue_item i on i.id = r.item_id
      left join catalogue_variant v on v.id = r.variant_id
      left join goods_cost c on c.unit_id = coalesce(r.variant_id, r.item_id)
      where c.average is null or r.cost >= coalesce(v.sell_price, i.price)`),
  ).toEqual(nothing);
});

test('of two bills a piece came back: off what is due, and with the money given back', async () => {
  const two = await inEachShop('select 1 from credit_note');
  expect(Math.min(...two)).toBeGreaterThan(0);
  expect(Math.max(...two)).toBe(2);
});

test('the two days before are closed, the first of them two rupees short', async () => {
  const two = nothing.map(() => 2);
  expect(await inEachShop('select 1 from day_close where coins is not null')).toEqual(two);
  expect(await inEachShop('select 1 from day_close where note is not null')).toEqual(nothing.map(() => 1));
});

/** `count` in the shops and the boutique, none elsewhere. */
const sellers = (count: number) =>
  tenants.map(({ businessId }) => (businessId === 1 || businessId === 2 ? count : 0));

test('last month of an employee is closed, and paid where it earned; another got an advance; both have targets', async () => {
  expect(await inEachShop(`select 1 from employee_statement where month = '2026-03-01'`)).toEqual(sellers(1));
  const statements = `select s.id from employee_statement s left join (select statement_id, sum(amount) as amount
    from employee_statement_row group by statement_id) r on r.statement_id = s.id`;
  expect(
    await inEachShop(`${statements} where s.payable <> coalesce(r.amount, 0)
      or (s.payable > 0) <> (s.paid_on is not null)`),
  ).toEqual(nothing);
  expect(await inEachShop(`${statements} where s.payable > 0`)).toEqual(
    tenants.map(({ businessId }) => (businessId === 1 ? 1 : 0)),
  );
  expect(await inEachShop("select 1 from employee_advance where paid_on = '2026-04-10'")).toEqual(sellers(1));
  expect(await inEachShop('select 1 from sales_target where amount > 0')).toEqual(sellers(2));
});

test('everybody signs in with the common PIN', async () => {
  const logins = demoLogins();
  expect(logins).toHaveLength(28);
  const found = await readDirectory(api.database, (db) =>
    db.sql.selectFrom('directory.login').select(['mobile', 'pinHash', 'mustChangePin']).execute(),
  );
  for (const { mobile } of logins) {
    const login = found.find((one) => one.mobile === mobile);
    expect(login?.mustChangePin).toBe(false);
    expect(await api.pins.verify(DEMO_PIN, login?.pinHash)).toBe(true);
  }
});

test('every item and every shop shows a picture that is there', async () => {
  for (const { tenantId } of tenants) {
    const paths = await withTenant(api.database, tenantId, async (db) => {
      const items = await db.sql
        .selectFrom('catalogueItem')
        .where('tenantId', '=', tenantId)
        .select('image')
        .distinct()
        .execute();
      const shop = await db.sql
        .selectFrom('shop')
        .where('tenantId', '=', tenantId)
        .select('logo')
        .executeTakeFirstOrThrow();
      return [...items.map(({ image }) => image), shop.logo];
    });
    for (const path of paths) {
      const start = (await readFile(join(api.filesFolder, path ?? ''))).subarray(1, 4).toString();
      expect(start).toBe('PNG');
    }
  }
});

test('pictures that a start cut short did not draw are drawn by the next', async () => {
  const logos = join(api.filesFolder, 'shared', 'logos');
  await rm(logos, { recursive: true });
  await seed();
  expect(await readdir(logos)).toHaveLength(DEMO_SHOPS.length);
});

test('a second time nothing is made', async () => {
  const before = await inEachShop('select 1 from document');
  expect(await seed()).toEqual(demoLogins());
  expect(await inEachShop('select 1 from document')).toEqual(before);
  const made = await readDirectory(api.database, (db) =>
    db.sql.selectFrom('directory.tenant').select('tenantId').execute(),
  );
  expect(made).toHaveLength(7);
});

test('the tailor sews eight garments with designs, add-ons, measurement points and patterns', async () => {
  const eight = tailors(8);
  expect(await inEachShop(`select 1 from garment`)).toEqual(eight);
  const partsOf = (table: string) =>
    inEachShop(`select distinct garment_id from ${table} where garment_id is not null`);
  for (const table of ['design_area', 'measurement_point', 'pattern'])
    expect(await partsOf(table)).toEqual(eight);
  expect(await inEachShop(`select 1 from design_area where garment_id is null`)).toEqual(
    nothing.map(() => 1),
  );
  expect(
    await inEachShop(`
      select area_id from design_option join design_area using (tenant_id)
      where design_area.id = area_id and kind <> 'ADD_ONS'
      group by area_id having count(*) filter (where is_default) <> 1 or max(position) <> count(*)`),
  ).toEqual(nothing);
  expect(
    await inEachShop(`
      select 1 from design_option where price <=
        (select sum(amount) from design_option_stage where design_option_id = design_option.id)`),
  ).toEqual(nothing);
  expect(
    await inEachShop(`
      select 1 from pattern where price < (select sum(amount) from pattern_stage where pattern_id = pattern.id)`),
  ).toEqual(nothing);
});

/** `count` in the boutique, none elsewhere. */
const tailors = (count: number) => tenants.map(({ businessId }) => (businessId === 2 ? count : 0));

test('the tailor has orders in every state, with pieces, people and money that agree', async () => {
  expect(await inEachShop('select 1 from boutique_order')).toEqual(tailors(13));
  expect(
    await inEachShop(
      `select distinct s.fixed from boutique_order o join order_status s on s.id = o.status_id`,
    ),
  ).toEqual(tailors(7));
  expect(await inEachShop('select 1 from boutique_order where document_id is not null')).toEqual(tailors(2));
  expect(
    await inEachShop(`select o.id from boutique_order o
      left join (select order_id, count(*) as pieces from boutique_piece group by order_id) p on p.order_id = o.id
      left join (select order_id, sum(total) as subtotal from boutique_order_item group by order_id) i on i.order_id = o.id
      left join (select order_id, sum(case kind when 'REFUND' then -amount else amount end) as received
        from boutique_payment group by order_id) m on m.order_id = o.id
      where o.pieces <> p.pieces or o.subtotal <> i.subtotal
        or o.received - o.refunded <> coalesce(m.received, 0)`),
  ).toEqual(nothing);
});
