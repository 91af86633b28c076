import { billing, customers, employees, session } from '@galla/upstream/contract';
import type { Static, TSchema } from 'typebox';
import { Pool } from 'undici';
import { UNLIMITED } from '../support/galla.ts';
import { tokenOf } from './ask.ts';
import { startUpstream } from './gateway/measured.ts';
import type { LargeShop } from './largeShop.ts';
import { median, type Row } from './row.ts';

const PAGE = 20;
const CONNECTIONS = 20;
const WARM_UP = 400;
const ROUNDS = 6;
const PER_ROUND = 600;

type Upstream = Awaited<ReturnType<typeof startUpstream>>;
type Answer<E extends { schema: { answer: TSchema } }> = Static<E['schema']['answer']>;

/** The caller, and whether it requests only what the page shows, like the gateway, or the full documented answers. */
interface Asking {
  token: string;
  lean: boolean;
}

/** The four calls of a page of the history: the caller, documents, their customers and employees. */
function pageOf(pool: Pool, { token, lean }: Asking) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  async function call<E extends { method: string; path: string; schema: { answer: TSchema } }>(
    { method, path }: E,
    { query = {}, body }: { query?: Record<string, string>; body?: object },
  ): Promise<Answer<E>> {
    const answer = await pool.request({
      method,
      path: `${path}?${new URLSearchParams(query).toString()}`,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text}`);
    return JSON.parse(text);
  }
  return async (): Promise<void> => {
    const { tenant_schema } = await call(session.me, {});
    const shop = { tenant_schema };
    const { data } = await call(billing.fetchDocuments, {
      query: shop,
      body: { type: 'all', limit: PAGE, ...(lean && { include: ['count', 'page'] }) },
    });
    if (data.length !== PAGE) throw new Error(`The page has ${data.length} documents.`);
    const ids = [...new Set(data.map((one) => one.customer_id))];
    const sellers = [...new Set(data.flatMap(({ employee_id }) => employee_id ?? []))];
    await Promise.all([
      call(customers.customers, {
        query: { ...shop, ids: ids.join(), limit: String(ids.length), ...(lean && { include: '' }) },
      }),
      call(employees.employees, { query: { ...shop, ids: sellers.join() } }),
    ]);
  };
}

/** Pages per second, each connection requesting its next page as soon as the last has arrived. */
async function pagesPerSecond({ url }: Upstream, asking: Asking, count: number): Promise<number> {
  // The last two calls of a page run in parallel.
  const pool = new Pool(url, { connections: 2 * CONNECTIONS });
  const page = pageOf(pool, asking);
  let left = count;
  async function turn(): Promise<void> {
    while (left > 0) {
      left -= 1;
      await page();
    }
  }
  const began = performance.now();
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, turn));
    return (count * 1_000) / (performance.now() - began);
  } finally {
    await pool.close();
  }
}

/**
 * Pages of the billing history in upstream: only what the page shows, with named statements, as the gateway
 * requests it, against the full documented answers with statements that PostgreSQL plans every time, alternately.
 */
export async function historyRows(shop: LargeShop): Promise<Row[]> {
  const token = await tokenOf(shop);
  const limits = { ...UNLIMITED, RATE_LIMIT_TENANT: '1000000' };
  const running: Upstream[] = [];
  const start = async (settings: Record<string, string>) => {
    const upstream = await startUpstream({ ...shop.place, ...limits, ...settings });
    running.push(upstream);
    return upstream;
  };
  try {
    const named = await start({});
    const unnamed = await start({ NAMED_STATEMENTS: '0' });
    const lean = (count: number) => pagesPerSecond(named, { token, lean: true }, count);
    const whole = (count: number) => pagesPerSecond(unnamed, { token, lean: false }, count);
    await lean(WARM_UP);
    await whole(WARM_UP);
    const before = await named.statements();
    const pairs: { lean: number; whole: number }[] = [];
    for (let n = 0; n < ROUNDS; n += 1)
      pairs.push({ lean: await lean(PER_ROUND), whole: await whole(PER_ROUND) });
    const statements = ((await named.statements()) - before) / ROUNDS / PER_ROUND;
    const ratios = pairs.map((one) => one.lean / one.whole);
    const figures = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((one) => one.toFixed(2));
    return [
      {
        what: `pages of the history a second in upstream, ${PAGE} documents, ${CONNECTIONS} connections: as asked / everything, nothing named`,
        measured: `${median(pairs.map((one) => one.lean)).toFixed(0)} / ${median(pairs.map((one) => one.whole)).toFixed(0)}; pairs ${figures[0]} (${figures[1]}-${figures[2]})`,
        must: 'more than 1',
      },
      {
        what: `statements of a page of the history, ${PAGE} documents`,
        measured: statements.toFixed(1),
        must: 'at most 10, aim 7',
      },
    ];
  } finally {
    for (const upstream of running) await upstream.stop();
  }
}
