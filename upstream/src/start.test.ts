import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from './db/testing/index.ts';
import { withClient } from './db/testing/session.ts';
import { PEPPER, type TestApi, testApi, testShop } from './testing/index.ts';

let api: TestApi;
let folder: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  api = await testApi();
  folder = await mkdtemp(join(tmpdir(), 'galla-start-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await api.close();
  await rm(folder, { recursive: true });
});

/** Starts upstream as a separate process. */
function launch(
  environment: Record<string, string>,
): ChildProcess & { socket: string; ended: Promise<unknown[]> } {
  const socket = join(folder, `${children.length}.sock`);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: { PATH: process.env['PATH'], PEPPER, FILES_FOLDER: folder, UPSTREAM_SOCKET: socket, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  // Listens from the start, since the process may exit before the test awaits it.
  return Object.assign(child, { socket, ended: once(child, 'exit') });
}

/** The output and exit code of a process that must refuse to start. */
async function refusal(environment: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const child = launch(environment);
  const [said, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', child.ended]);
  return { code, said };
}

async function listening(child: ChildProcess): Promise<void> {
  for await (const chunk of child.stdout ?? []) if (String(chunk).includes('listening')) return;
  throw new Error('It ended without listening');
}

/** Sends a request over the socket. */
async function send(socketPath: string, method: string, path: string, headers: Record<string, string> = {}) {
  const call = request({ socketPath, path, method, headers }).end();
  const [response] = await once(call, 'response');
  return { status: Number(response.statusCode), body: await text(response) };
}

/** Returns once a session waits for a lock in this database. */
const WAITING = `do $$ begin
  while not exists (select from pg_locks where not granted and relation = 'upi_account'::regclass) loop
    perform pg_sleep(0.01);
  end loop;
end $$`;

test('it migrates, listens on a socket for its own user only, and answers', async () => {
  const empty = await testDatabase();
  const child = launch({ DATABASE_URL: empty.appUrl, DATABASE_OWNER_URL: empty.ownerUrl });
  await listening(child);
  expect((await stat(child.socket)).mode & 0o077).toBe(0);
  expect(await send(child.socket, 'GET', '/readyz')).toEqual({ status: 200, body: '{"status":"ready"}' });
  child.kill('SIGTERM');
  expect(await child.ended).toEqual([0, null]);
  await empty.drop();
});

test('what is in flight when it is told to stop is finished; a second signal changes nothing', async () => {
  // The process uses the real clock, by which sessions from the test clock have expired.
  api.clock.now = new Date();
  const { owner, schemaKey } = await testShop(api);
  const child = launch({ DATABASE_URL: api.urls.appUrl });
  await listening(child);
  const answered = await withClient(api.urls.ownerUrl, async (client) => {
    await client.query('begin; lock table upi_account in access exclusive mode');
    const answer = send(child.socket, 'POST', `/getAccountDetails?tenant_schema=${schemaKey}`, {
      authorization: `Bearer ${owner.token}`,
    });
    await client.query(WAITING);
    child.kill('SIGTERM');
    child.kill('SIGTERM');
    await client.query('commit');
    return answer;
  });
  expect(answered).toEqual({ status: 200, body: '{"success":true,"account_details":[]}' });
  expect(await child.ended).toEqual([0, null]);
});

test('it does not start as the owner of the tables', async () => {
  const { code, said } = await refusal({ DATABASE_URL: api.urls.ownerUrl });
  expect(code).toBe(1);
  expect(said).toContain('owns tables');
});

test('it does not start on a database that is not migrated', async () => {
  const copy = await testDatabase();
  await withClient(copy.ownerUrl, (client) => client.query('delete from kysely_migration'));
  const { code, said } = await refusal({ DATABASE_URL: copy.appUrl });
  expect(code).toBe(1);
  expect(said).toBe('The database is not of this version. Set DATABASE_OWNER_URL, so that it is migrated.\n');
  await copy.drop();
});

test('it does not start with a bad setting, and names it', async () => {
  const { code, said } = await refusal({ DATABASE_URL: api.urls.appUrl, PORT: 'x' });
  expect(code).toBe(1);
  expect(said).toMatch(/^PORT must be/);
});
