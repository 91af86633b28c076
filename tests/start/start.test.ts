import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freePort, startGalla, type Galla } from '../support/galla.ts';

/** Like a machine with nothing installed yet. */
const settings = { HOST: 'localhost', DEMO: '0', PORT: '', DATA_FOLDER: '', INITDB_TEMPLATE: '' };
let running: Galla[];

beforeAll(async () => {
  settings.DATA_FOLDER = await mkdtemp(join(tmpdir(), 'galla-test-'));
});

afterAll(() => rm(settings.DATA_FOLDER, { recursive: true, force: true }));

beforeEach(async () => {
  running = [];
  settings.PORT = String(await freePort());
});

afterEach(async () => {
  for (const galla of running) await galla.stop();
});

async function start(change: Record<string, string> = {}): Promise<Galla> {
  const galla = await startGalla({ ...settings, ...change });
  running.push(galla);
  return galla;
}

async function statusOf(address: string): Promise<number> {
  const answer = await fetch(address);
  await answer.body?.cancel();
  return answer.status;
}

test('one command serves everything on a new database, only once at a time, after a kill too, and stops on two signals', async () => {
  const galla = await start();
  expect(galla.url).toBe(`http://localhost:${settings.PORT}`);
  const page = await fetch(galla.url, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<title>Galla</title>');

  // Both in a sentence, before anything is started.
  await expect(start()).rejects.toMatchObject({
    code: 1,
    message: expect.stringMatching(`^\\s*Port ${settings.PORT} is taken by another program\\.[^\n]*\\s*$`),
  });
  await expect(start({ PORT: String(await freePort()) })).rejects.toMatchObject({
    code: 1,
    message: expect.stringContaining(`Galla is already running on ${settings.DATA_FOLDER}`),
  });
  expect(await statusOf(`${galla.url}/readyz`)).toBe(200);

  await galla.kill();
  // Its children leave.
  await vi.waitFor(() => expect(statusOf(galla.url)).rejects.toThrow('fetch failed'));
  const next = await start();
  expect(await statusOf(`${next.url}/readyz`)).toBe(200);
  next.signal('SIGINT');
  next.signal('SIGTERM');
  expect(await next.stop()).toBe(0);
  await expect(fetch(next.url)).rejects.toThrow('fetch failed');
});

test('with the REST API elsewhere, neither upstream nor a database is started', async () => {
  const galla = await start({ UPSTREAM_URL: 'http://localhost:9' });
  expect(galla.said()).not.toContain('PostgreSQL is ready');
  expect(galla.said()).not.toContain('Upstream is ready');
  expect(await statusOf(`${galla.url}/healthz`)).toBe(200);
  expect(await statusOf(`${galla.url}/readyz`)).toBe(503);
});
