import { post, tokenOf } from './ask.ts';
import type { LargeShop } from './largeShop.ts';
import { quantile, type Row } from './row.ts';

/** Number of requests for the figures. */
const TIMES = 50;
const FIRST = 5;

/** Waiting time of the owner of a shop with 10,000 customers and 10,000 documents when the dashboard opens. */
export async function dashboardRows(shop: LargeShop): Promise<Row[]> {
  const token = await tokenOf(shop);
  const query = '{ viewer { tenant { schema } } }';
  const { data } = await post<{ data: { viewer: { tenant: { schema: string } } } }>(
    `${shop.url}/graphql`,
    { query },
    token,
  );
  const body = { tenant_schema: data.viewer.tenant.schema };
  const ask = () => post(`${shop.url}/rest/getDashboardData`, body, token);
  for (let n = 0; n < FIRST; n += 1) await ask();
  const before = await shop.worked();
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  const sql = ((await shop.worked()) - before) / TIMES;
  return [
    {
      what: 'figures of the dashboard, 10,000 documents: PostgreSQL / until answered, median, p95',
      measured: `${sql.toFixed(1)} ms / ${quantile(times, 0.5).toFixed(1)} ms, ${quantile(times, 0.95).toFixed(1)} ms`,
      must: 'at most 100 ms',
    },
  ];
}
