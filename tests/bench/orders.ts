import { addDays, dayIn } from '@galla/domain';
import { readManifest } from '../contract/manifest.ts';
import { post, tokenOf } from './ask.ts';
import { CUSTOMERS, type LargeShop, type Much } from './largeShop.ts';
import { quantile, type Row } from './row.ts';
import { timesOf } from './times.ts';

/** Copies of the newest order for different customers, 50 a day; the last 300 are due within a week. */
const ORDERS = `
  with one as (
    select to_jsonb(boutique_order) as made from boutique_order where tenant_id = $1 order by created_at desc limit 1
  ),
  numbered as (
    select id, row_number() over (order by mobile) as n from customer where tenant_id = $1 and mobile like '88%'
  )
  insert into boutique_order
  select (jsonb_populate_record(null::boutique_order, one.made || jsonb_build_object(
      'id', gen_random_uuid(), 'number', 'MANY-' || n, 'serial', 100000 + n, 'customer_id', numbered.id, 'document_id', null,
      'created_at', now() - interval '1 day' * (n / 50), 'ordered_on', current_date - (n / 50)::int,
      'delivery_date', case when n <= 300 then current_date + (n % 8)::int else current_date - (n / 50)::int + 7 end,
      'status_id', (select id from order_status where tenant_id = $1
        and fixed = case when n <= 300 then 'PENDING' else 'COMPLETED' end)))).*
    from one, numbered where n <= $2::int`;

const ITEMS = `
  with one as (select to_jsonb(boutique_order_item) as made from boutique_order_item where tenant_id = $1 limit 1)
  insert into boutique_order_item
  select (jsonb_populate_record(null::boutique_order_item, one.made || jsonb_build_object(
      'id', gen_random_uuid(), 'order_id', made.id, 'code', made.number || '-1'))).*
    from one, (select id, number from boutique_order where tenant_id = $1 and number like 'MANY-%' limit $2::int) as made`;

const PIECES = `
  insert into boutique_piece (tenant_id, id, item_id, order_id, number, state)
  select $1, gen_random_uuid(), id, order_id, 1, '0' from boutique_order_item
   where tenant_id = $1 and code like 'MANY-%' limit $2::int`;

/** The demo boutique with 10,000 additional orders. */
export const BOUTIQUE_ORDERS: Much = {
  owner: { mobile: '9000000002', pin: '4826' },
  many: 10_000,
  statements: [CUSTOMERS, ORDERS, ITEMS, PIECES],
};

/** Waiting times of a tailor in the list of orders, queried like the web client. */
export async function orderRows(shop: LargeShop): Promise<Row[]> {
  const token = await tokenOf(shop);
  const { id = '' } = readManifest().find(({ name }) => name === 'OrdersPageQuery') ?? {};
  const ask = (variables: object) => () =>
    post(`${shop.url}/graphql`, { id, variables: { first: 20, ...variables } }, token);
  const today = dayIn('Asia/Kolkata', new Date());
  const asked: [what: string, variables: object][] = [
    ['first page', {}],
    ['page 400', { offset: 7980 }],
    ['found by a mobile', { filter: { search: '8800004321' } }],
    ['of a month', { filter: { from: addDays(today, -60), to: addDays(today, -30) } }],
    ['due board', { due: true }],
  ];
  const rows: Row[] = [];
  for (const [what, variables] of asked) {
    const times = await timesOf(ask(variables));
    rows.push({
      what: `10,000 orders, ${what}: median, p95`,
      measured: `${quantile(times, 0.5).toFixed(0)} ms, ${quantile(times, 0.95).toFixed(0)} ms`,
      must: 'at most 300 ms',
    });
  }
  return rows;
}
