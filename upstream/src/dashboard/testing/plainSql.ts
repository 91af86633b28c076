import { CompiledQuery } from 'kysely';
import type { TestShop } from '../../testing/index.ts';

/**
 * The figures again in SQL that a bookkeeper could read: from rows of money and goods, not from the sums stored with
 * documents. $1 is the shop, $2 today, $3 its first instant, $4 the employee (null: the whole shop), $5 the caller, $6
 * whether earnings are from orders in pieces, $7 to $9 types and days of a history.
 */
const COMMON = `
with me as (select $4::uuid as id, $1::uuid, $2::date, $3::timestamptz, $5::uuid, $6::boolean, $7::text[], $8::date, $9::date),
seen as (
  select customer.* from customer, me where customer.tenant_id = $1 and erased_at is null and merged_into is null
    and (me.id is null or assigned_to = me.id or created_by = me.id)
),
paper as (
  select d.*, d.total - coalesce((select sum(case kind when 'REFUND' then -amount else amount end) from payment p
      where p.tenant_id = $1 and p.document_id = d.id), 0) as open,
    coalesce((select sum(n.total) from credit_note n where n.tenant_id = $1 and n.document_id = d.id), 0) as back,
    exists (select from document b where b.tenant_id = $1 and b.ref_number = d.number and b.type = 'INVOICE'
      and b.canceled_at is null) as billed
  from document d, me where d.tenant_id = $1 and (me.id is null or d.employee_id = me.id or d.created_by = me.id)
),
piecework as (
  select o.*, o.total - coalesce((select sum(case kind when 'REFUND' then -amount else amount end) from boutique_payment p
      where p.tenant_id = $1 and p.order_id = o.id), 0) as open
  from boutique_order o, me where o.tenant_id = $1 and (me.id is null or o.created_by = me.id or o.employee_id = me.id
    or o.customer_id in (select id from seen) or exists (select from boutique_piece p where p.order_id = o.id and p.employee_id = me.id)
    or exists (select from boutique_assignment a where a.order_id = o.id and a.employee_id = me.id))
),
quick as (
  select q.* from quick_bill q, me where q.tenant_id = $1 and (me.id is null or q.created_by = me.id)
),
planned as (
  select a.* from appointment a, me where a.tenant_id = $1 and (me.id is null or a.assigned_to = me.id)
),
owed as (
  select issued_on as day, open from paper where type <> 'PROPOSAL' and canceled_at is null and open > 0
    and not (type = 'ORDER' and billed)
  union all
  select ordered_on, open from piecework where canceled_at is null and document_id is null and open > 0
  union all
  select opening_on, opening_due - coalesce((select sum(opening) from receipt r
      where r.tenant_id = $1 and r.customer_id = seen.id), 0) from seen where opening_due > 0
)`;

const money = (sum: string) => `coalesce(${sum}, 0)::numeric(14,2)::text`;

/** The nine figures, with the caller's earnings. */
const STATS = `${COMMON}
select
  (select count(*)::int from seen where not walk_in) as total_contacts,
  (select count(*)::int from seen where not walk_in and created_at >= $3::timestamptz - interval '6 days') as contacts_this_week,
  (select count(*)::int from seen where not walk_in and (
      id in (select customer_id from paper where type <> 'PROPOSAL' and canceled_at is null)
      or id in (select customer_id from piecework where canceled_at is null)
      or id in (select customer_id from quick where status = 'PAID' and trashed_at is null))) as total_customers,
  (select count(*)::int from planned where done_at is null and starts_at >= $3) as total_schedules,
  (select count(*)::int from planned where done_at is null and starts_at >= $3 and starts_at < $3::timestamptz + interval '1 day')
    as schedules_today,
  (select count(*)::int from planned where starts_at >= $3::timestamptz - interval '29 days'
      and starts_at < $3::timestamptz + interval '1 day') as total_pending_status,
  (select count(*)::int from planned where starts_at >= $3::timestamptz - interval '29 days' and done_at is not null
      and starts_at < $3::timestamptz + interval '1 day') as total_status_done,
  (select round(100.0 * num_nonnulls(nullif(first_name, ''), nullif(last_name, ''), nullif(mobile, ''), nullif(email, ''), dob,
      nullif(gender, ''), nullif(address, ''), nullif(image, '')) / 8)::int from staff where tenant_id = $1 and id = $5) as profile_completed,
  case when (select kind = 'OWNER' from staff where tenant_id = $1 and id = $5) then '0.00'
    when $6::boolean then (select ${money('sum(commission)')} from boutique_order where tenant_id = $1 and employee_id = $5
      and completed_on is not null)
    else (select ${money(`sum(line.earned - round(line.earned * coalesce((select sum(quantity) from credit_note_line back
          where back.tenant_id = $1 and back.line_id = line.id), 0) / line.quantity, 2))`)}
      from document_line line join document d on d.tenant_id = $1 and d.id = line.document_id
      where line.tenant_id = $1 and d.employee_id = $5 and d.canceled_at is null and (d.type = 'INVOICE' or (d.type = 'ORDER'
        and not exists (select from document b where b.tenant_id = $1 and b.ref_number = d.number and b.type = 'INVOICE'
          and b.canceled_at is null)))) end as my_earnings`;

const DUES = `${COMMON}
select ${money('sum(open)')} as total, ${money(`sum(open) filter (where day >= $2::date - 7)`)} as week,
  ${money(`sum(open) filter (where day < $2::date - 7 and day >= $2::date - 30)`)} as month,
  ${money(`sum(open) filter (where day < $2::date - 30)`)} as older
from owed`;

const SALES = `${COMMON},
sold as (select * from paper where type = 'INVOICE' and canceled_at is null and issued_on > $2::date - 14 and issued_on <= $2::date)
select ${money('sum(total - back)')} as total,
  (select jsonb_agg(jsonb_build_object('day', day::date::text, 'total', (select ${money('sum(total - back)')} from sold
      where issued_on = day::date)) order by day)
    from generate_series($2::date - 13, $2::date, interval '1 day') day) as by_day,
  (select coalesce(jsonb_object_agg(payment_mode, total), '{}') from (select payment_mode, ${money('sum(total - back)')} as total
    from sold group by payment_mode) modes) as by_mode,
  (select coalesce(jsonb_object_agg(employee_id, total), '{}') from (select employee_id, ${money('sum(total - back)')} as total
    from sold group by employee_id) people) as by_employee
from sold`;

const FOLLOW_UPS = `${COMMON}
select day::date::text as day, count(planned.id)::int as planned, count(planned.done_at)::int as done
from generate_series($2::date - 13, $2::date, interval '1 day') day
left join planned on (planned.starts_at at time zone 'Asia/Kolkata')::date = day::date
group by day order by day`;

/** The sums of a history. A billed order counts as its invoice, except in a list of orders alone. */
const HISTORY = `${COMMON},
listed as (select * from paper where type = any($7::text[]) and issued_on between $8::date and $9::date),
bill as (select * from listed where type <> 'PROPOSAL' and canceled_at is null
  and ($7::text[] = array['ORDER'] or not (type = 'ORDER' and billed))),
canceled as (select * from listed where type <> 'PROPOSAL' and canceled_at is not null and trashed_at is null),
trashed as (select * from listed where type <> 'PROPOSAL' and trashed_at is not null)
select (select count(*)::int from listed) as count,
  (select ${money('sum(total - back)')} from bill) as billed, (select ${money('sum(total - back - open)')} from bill) as received,
  (select ${money('sum(open)')} from bill) as pending, (select ${money('sum(total)')} from canceled) as canceled,
  (select ${money('sum(total)')} from trashed) as trashed, (select count(*)::int from bill) as bills,
  (select count(*)::int from bill where open > 0) as pending_bills, (select count(*)::int from canceled) as canceled_bills,
  (select count(*)::int from trashed) as trashed_bills`;

const QUICK = `${COMMON}, there as (select * from quick where trashed_at is null)
select ${money('sum(amount)')} as billed, ${money(`sum(amount) filter (where status = 'PAID')`)} as received,
  ${money(`sum(amount) filter (where status <> 'PAID')`)} as pending, count(*)::int as bills,
  (count(*) filter (where status <> 'PAID'))::int as pending_bills,
  (select ${money('sum(amount)')} from quick where trashed_at is not null) as trashed,
  (select count(*)::int from quick where trashed_at is not null) as trashed_bills
from there`;

/** The cards above orders in pieces. */
const PIECES = `${COMMON}
select count(*)::int as total, (count(*) filter (where s.fixed in ('IN_PROCESS', 'PARTIALLY_DONE')))::int as processing,
  (count(*) filter (where s.fixed = 'COMPLETED'))::int as delivered,
  ${money(`sum(o.total) filter (where s.fixed = 'COMPLETED')`)} as total_earned
from piecework o join order_status s on s.tenant_id = $1 and s.id = o.status_id`;

const QUERIES = {
  stats: STATS,
  dues: DUES,
  sales: SALES,
  followUps: FOLLOW_UPS,
  history: HISTORY,
  quick: QUICK,
  pieces: PIECES,
};

/** The caller and the shop's day. */
export interface Asked {
  today: string;
  /** Midnight of that day. */
  from: Date;
  /** Null for the whole shop. */
  whose: string | null;
  staffId: string;
  earnsByOrders: boolean;
}

/** Filter of a history; days inclusive. */
interface Listed {
  types?: readonly string[];
  first?: string;
  last?: string;
}

/** The rows of the plain SQL. */
export async function plain(
  shop: TestShop,
  what: keyof typeof QUERIES,
  { today, from, whose, staffId, earnsByOrders }: Asked,
  listed: Listed = {},
): Promise<Record<string, unknown>[]> {
  const { types = [], first = today, last = today } = listed;
  const parameters = [shop.tenantId, today, from, whose, staffId, earnsByOrders, types, first, last];
  // As text, so that names stay as on the wire.
  const query = `select to_jsonb(figures)::text as figures from (${QUERIES[what]}) figures`;
  const { rows } = await shop.within(({ sql }) =>
    sql.executeQuery<{ figures: string }>(CompiledQuery.raw(query, parameters)),
  );
  return rows.map(({ figures }) => JSON.parse(figures) as Record<string, unknown>);
}
