import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from 'playwright';
import { inside } from '../../../scripts/paths.ts';
import { buildEnvironment, runTool } from '../../../scripts/tool.ts';
import { startGateway } from '../gateway/measured.ts';
import { median, type Row } from '../row.ts';
import { notedIn, watchPage, type Noted } from './watch.ts';

/** A cheap phone on a slow network. */
const SLOWER = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const ROUNDS = 5;

/** A second without a task or a larger paint after the first one. */
const QUIET = 1_000;

/** The page's records once it is painted and idle: the network is idle long before. */
async function settled(page: Page): Promise<Noted> {
  for (let last = await notedIn(page); ;) {
    await new Promise((done) => setTimeout(done, QUIET));
    const noted = await notedIn(page);
    if (noted.largestPaint > 0 && isDeepStrictEqual(noted, last)) return noted;
    last = noted;
  }
}

/** Loads a page as a first-time visitor. */
async function load(browser: Browser, url: string): Promise<Noted> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await watchPage(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    return await settled(page);
  } finally {
    await context.close();
  }
}

/** An empty page, built by the client's bundler and served by the same gateway. */
async function startEmptyPage(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'galla-empty-'));
  const vite = inside('web', 'node_modules', 'vite', 'bin', 'vite.js');
  const config = inside('web', 'src', 'testing', 'emptyPage', 'vite.config.ts');
  const args = [vite, 'build', '--config', config, '--outDir', folder, '--logLevel', 'warn'];
  await runTool('The empty page', args, { cwd: inside('web'), env: buildEnvironment() });
  const gateway = await startGateway({ UPSTREAM_URL: 'http://127.0.0.1:1', WEB_FOLDER: folder });
  return {
    url: gateway.url,
    async stop() {
      await gateway.stop();
      await rm(folder, { recursive: true });
    },
  };
}

const least = (values: readonly number[]) => Math.min(...values);
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** How long the login takes to appear, compared with an empty page of the same libraries, loaded alternately. */
export async function loadingRows(browser: Browser, url: string): Promise<Row[]> {
  const empty = await startEmptyPage();
  try {
    const rounds: { login: Noted; empty: Noted }[] = [];
    for (let n = 0; n < ROUNDS; n += 1)
      rounds.push({ login: await load(browser, `${url}/login`), empty: await load(browser, empty.url) });
    const row = (what: string, of: (page: Noted) => number, must: string): Row => {
      // Other load on the machine only adds: the minimum is the page's own time.
      const [login, other] = [
        least(rounds.map((one) => of(one.login))),
        least(rounds.map((one) => of(one.empty))),
      ];
      const usual = median(rounds.map((one) => of(one.login) / of(one.empty)));
      const times = `${login.toFixed(0)} ms / ${other.toFixed(0)} ms; median of pairs ${usual.toFixed(2)}`;
      return { what, measured: `${(login / other).toFixed(2)} (${times})`, must };
    };
    const shift = Math.max(...rounds.map(({ login }) => login.shift));
    return [
      row('largest paint of /login / of an empty page', (page) => page.largestPaint, 'at most 1.25, aim 1.1'),
      row('long tasks of /login / of an empty page', (page) => sum(page.tasks), 'at most 1.5, aim 1.2'),
      { what: 'layout shift of /login', measured: shift.toFixed(3), must: 'at most 0.05, aim 0' },
    ];
  } finally {
    await empty.stop();
  }
}
