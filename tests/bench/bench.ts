/**
 * `pnpm bench`: performance figures as one table. It does not judge: the required values are in the columns. Names
 * select single parts: `pnpm bench gateway`, `pnpm bench login bundle`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorText } from '../../scripts/terminal.ts';
import { BUDGETS } from '../contract/budgets/index.ts';
import { freePort, startGalla, UNLIMITED } from '../support/galla.ts';
import { measureBrowser } from './browser/cart.ts';
import { withBrowser } from './browser/launch.ts';
import { loadingRows } from './browser/loading.ts';
import { bundleRows } from './bundle.ts';
import { catalogueRows } from './catalogue.ts';
import { compareWithBff } from './gateway/compare.ts';
import { contactRows } from './contacts.ts';
import { dashboardRows } from './dashboard.ts';
import { doorRows, GYM } from './door.ts';
import { historyRows } from './history.ts';
import { type LargeShop, type Much, startLargeShop } from './largeShop.ts';
import { BOUTIQUE_ORDERS, orderRows } from './orders.ts';
import { KIB, type Row } from './row.ts';

/** The demo boutique: 300 products and services, 200 customers. */
const OWNER = { mobile: '9000000002', pin: '4826' };

const mib = (bytes: number): number => Math.round(bytes / KIB / KIB);

async function gatewayRows(): Promise<Row[]> {
  const { ratio, spread, gateway, bff, memory } = await compareWithBff();
  const [low, high] = spread.map((one) => one.toFixed(2));
  return [
    {
      what: 'gateway CPU / bff, 50 documents with customer and employee',
      measured: `${ratio.toFixed(2)} (${low}-${high}; ${(gateway / 1000).toFixed(2)} ms / ${(bff / 1000).toFixed(2)} ms)`,
      must: 'at most 2.0',
    },
    {
      what: 'gateway memory / bff, after that load',
      measured: `${(memory.gateway / memory.bff).toFixed(2)} (${mib(memory.gateway)} / ${mib(memory.bff)} MiB)`,
      must: 'at most 1.4',
    },
  ];
}

/** Runs the product with its demo shops in a temporary folder, once cold and once warm. */
async function withProduct(work: (url: string, seconds: { cold: number; warm: number }) => Promise<Row[]>) {
  const folder = await mkdtemp(join(tmpdir(), 'galla-bench-'));
  const settings = { PORT: String(await freePort()), DATA_FOLDER: folder, DEMO: '1', ...UNLIMITED };
  const started = async () => {
    const began = performance.now();
    const galla = await startGalla(settings);
    return { galla, seconds: (performance.now() - began) / 1000 };
  };
  try {
    const cold = await started();
    await cold.galla.stop();
    const warm = await started();
    try {
      return await work(warm.galla.url, { cold: cold.seconds, warm: warm.seconds });
    } finally {
      await warm.galla.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const productRows = () =>
  withProduct(async (url, { cold, warm }) => {
    const { firstScript, keyToPaint } = await measureBrowser(url, OWNER.mobile, OWNER.pin);
    return [
      { what: 'start, cold', measured: `${cold.toFixed(1)} s`, must: 'at most 60' },
      { what: 'start, warm', measured: `${warm.toFixed(1)} s`, must: 'at most 5' },
      {
        what: 'first JS on /login, compressed',
        measured: `${Math.round(firstScript / KIB)} KiB`,
        must: 'at most 260, aim 230',
      },
      {
        what: 'key to paint, search of 300 items in the cart, p75',
        measured: `${keyToPaint.toFixed(0)} ms`,
        must: 'at most 100',
      },
    ];
  });

const loginRows = () => withProduct((url) => withBrowser((browser) => loadingRows(browser, url)));

async function withLargeShop(work: (shop: LargeShop) => Promise<Row[]>, much?: Much): Promise<Row[]> {
  const shop = await startLargeShop(much);
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

const largeRows = () => withLargeShop((shop) => withBrowser((browser) => catalogueRows(browser, shop)));

/** The tests limit every operation to this number of calls. */
const callRows = async (): Promise<Row[]> =>
  Object.entries(BUDGETS).map(([name, { calls }]) => ({
    what: `upstream calls of ${name}`,
    measured: String(calls),
    must: 'does not grow with the page',
  }));

const PARTS: Readonly<Record<string, () => Promise<Row[]>>> = {
  gateway: gatewayRows,
  product: productRows,
  login: loginRows,
  bundle: bundleRows,
  catalogue: largeRows,
  contacts: () => withLargeShop((shop) => withBrowser((browser) => contactRows(browser, shop))),
  dashboard: () => withLargeShop(dashboardRows),
  history: () => withLargeShop(historyRows),
  door: () => withLargeShop(doorRows, GYM),
  orders: () => withLargeShop(orderRows, BOUTIQUE_ORDERS),
  calls: callRows,
};

const chosen = process.argv.slice(2);
const rows: Row[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  try {
    rows.push(...(await part()));
  } catch (error) {
    // Without a browser, for example; the other parts are measured anyway.
    console.log(`${name}: ${errorText(error)}`);
    process.exitCode = 1;
  }
}
const width = (key: keyof Row) => Math.max(...rows.map((row) => row[key].length));
for (const { what, measured, must } of rows)
  console.log(`${what.padEnd(width('what'))}  ${measured.padEnd(width('measured'))}  ${must}`);
