/** `pnpm bench`: the figures for speed as one table. It judges nothing: what must hold is in the columns. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUDGETS } from '../contract/budgets.ts';
import { freePort, startGalla } from '../support/galla.ts';
import { measureBrowser } from './browser.ts';
import { compareWithBff } from './gateway/compare.ts';

/** The demo boutique: 300 products and services, 200 customers. */
const OWNER = { mobile: '9000000002', pin: '4826' };

interface Row {
  what: string;
  measured: string;
  must: string;
}

const KIB = 1024;

async function gatewayRows(): Promise<Row[]> {
  const { ratio, spread, gateway, bff, memory } = await compareWithBff();
  const [low, high] = spread.map((one) => one.toFixed(2));
  return [
    {
      what: 'gateway CPU / bff, 50 documents with customer and employee',
      measured: `${ratio.toFixed(2)} (${low}-${high}; ${(gateway / 1000).toFixed(2)} ms / ${(bff / 1000).toFixed(2)} ms)`,
      must: 'at most 3.5',
    },
    {
      what: 'gateway memory after that load',
      measured: `${Math.round(memory / KIB / KIB)} MiB`,
      must: 'at most 256',
    },
  ];
}

async function productRows(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'galla-bench-'));
  const settings = { PORT: String(await freePort()), DATA_FOLDER: folder, DEMO: '1' };
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
      const { firstScript, keyToPaint } = await measureBrowser(warm.galla.url, OWNER.mobile, OWNER.pin);
      return [
        { what: 'start, cold', measured: `${cold.seconds.toFixed(1)} s`, must: 'at most 60' },
        { what: 'start, warm', measured: `${warm.seconds.toFixed(1)} s`, must: 'at most 5' },
        {
          what: 'first JS on /login, compressed',
          measured: `${Math.round(firstScript / KIB)} KiB`,
          must: 'at most 260',
        },
        {
          what: 'key to paint, search of 300 items in the cart, p75',
          measured: `${keyToPaint.toFixed(0)} ms`,
          must: 'at most 100',
        },
      ];
    } finally {
      await warm.galla.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The tests hold every operation to this number of calls. */
const callRows = (): Row[] =>
  Object.entries(BUDGETS).map(([name, { calls }]) => ({
    what: `upstream calls of ${name}`,
    measured: String(calls),
    must: 'does not grow with the page',
  }));

const rows = [...(await gatewayRows()), ...(await productRows()), ...callRows()];
const width = (key: keyof Row) => Math.max(...rows.map((row) => row[key].length));
for (const { what, measured, must } of rows)
  console.log(`${what.padEnd(width('what'))}  ${measured.padEnd(width('measured'))}  ${must}`);
