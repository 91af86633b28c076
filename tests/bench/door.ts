import { post, tokenOf } from './ask.ts';
import { CUSTOMERS, type LargeShop, type Much } from './largeShop.ts';
import { quantile, type Row } from './row.ts';
import { timesOf } from './times.ts';

const MEMBERS = `
  insert into gym_member (tenant_id, id, customer_id, branch_id, created_at, updated_at)
  select $1, gen_random_uuid(), customer.id, branch.id, now(), now()
    from (select id from customer where tenant_id = $1 and mobile like '88%' limit $2::int) as customer,
         (select id from branch where tenant_id = $1 order by name limit 1) as branch`;

const PERIODS = `
  insert into gym_period (tenant_id, id, member_id, plan_name, duration_id, unit, length, sessions, starts_on, ends_on,
      created_at, updated_at)
  select $1, gen_random_uuid(), id, 'Quarterly', gen_random_uuid(), 'MONTHS', 3, 40, current_date - 30, current_date + 60,
      now(), now()
    from gym_member as of where tenant_id = $1 and not exists (select from gym_period as bought where bought.member_id = of.id)
   limit $2::int`;

/** Twenty visits each. */
const VISITS = `
  insert into gym_entry (tenant_id, id, member_id, branch_id, came_at, is_in, noted_by, created_at)
  select $1, gen_random_uuid(), member.id, member.branch_id, now() - interval '1 day' * n, true, desk.id, now()
    from (select id, branch_id from gym_member where tenant_id = $1 limit $2::int) as member, generate_series(0, 19) as n,
         (select id from staff where tenant_id = $1 limit 1) as desk`;

/** The demo gym with 5,000 additional members and 100,000 visits. */
export const GYM: Much = {
  owner: { mobile: '9000000005', pin: '4826' },
  many: 5_000,
  statements: [CUSTOMERS, MEMBERS, PERIODS, VISITS],
};

/** The query that the client at the door sends once a minute. */
const DOOR = `{ viewer { tenant { door { asOf dueLimit inNow visitsToday visitsByHour
  entries { entryId memberId name date isIn reason note }
  members { memberId name digits code image planName startsOn endsOn suspended frozenTo sessionsLeft due lastVisit } } } } }`;

const rowOf = (what: string, times: readonly number[]): Row => ({
  what: `the door with 5,000 members, ${what}: median, p95`,
  measured: `${quantile(times, 0.5).toFixed(0)} ms, ${quantile(times, 0.95).toFixed(0)} ms`,
  must: 'at most 300 ms',
});

/** Waiting time of a queue at the door while its phone loads all members. */
export async function doorRows(shop: LargeShop): Promise<Row[]> {
  const token = await tokenOf(shop);
  const graph = (query: string) =>
    post<{ data: { viewer: { tenant: { schema: string } } } }>(`${shop.url}/graphql`, { query }, token);
  const { data } = await graph('{ viewer { tenant { schema } } }');
  const address = `${shop.url}/rest/gym/door?tenant_schema=${data.viewer.tenant.schema}`;
  const rest = async () => {
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(await answer.text());
    await answer.json();
  };
  return [rowOf('REST', await timesOf(rest)), rowOf('through the gateway', await timesOf(() => graph(DOOR)))];
}
