import { spawn } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { serverAccount } from './account.ts';
import { startHolder, type Holder } from './fixtures/holder.ts';
import { readMarks, writeMark } from './fixtures/query.ts';
import { openDatabase } from './openDatabase.ts';
import { postmasterFile, readPostmaster, servesFolder } from './postmaster.ts';
import { startDatabase, type Database } from './startDatabase.ts';

let dataFolder: string;
let held: (Database | Holder)[];

beforeEach(async () => {
  dataFolder = await realpath(await mkdtemp(join(tmpdir(), 'galla-test-')));
  held = [];
});

afterEach(async () => {
  for (const database of held) await database.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

async function hold(): Promise<Holder> {
  const holder = await startHolder(dataFolder);
  held.push(holder);
  return holder;
}

async function start(onRestart = (_reason: string) => {}): Promise<Database> {
  const database = await startDatabase({ dataFolder, onRestart });
  held.push(database);
  return database;
}

async function postmasterPid(): Promise<number> {
  return (await readPostmaster(join(dataFolder, 'postgres')))?.pid ?? 0;
}

test('a second start on the same folder is refused with the folder and the process, and harms nothing', async () => {
  const holder = await hold();
  await writeMark(holder.ownerUrl, 'before');
  await expect(start()).rejects.toThrow(
    new RegExp(`^Galla is already running on ${dataFolder} \\(process \\d+\\)\\. Stop it first`),
  );
  expect(await readMarks(holder.ownerUrl)).toEqual(['before']);
});

test('a command beside the running product uses its database and leaves it running', async () => {
  const holder = await hold();
  await writeMark(holder.ownerUrl, 'by the product');
  const beside = await openDatabase({ dataFolder });
  expect(await readMarks(beside.ownerUrl)).toEqual(['by the product']);
  await beside.stop();
  expect(await readMarks(holder.ownerUrl)).toEqual(['by the product']);
});

test('a PostgreSQL that is killed comes back at the same address with everything that was acknowledged', async () => {
  const onRestart = vi.fn<(reason: string) => void>();
  const { ownerUrl } = await start(onRestart);
  await writeMark(ownerUrl, 'acknowledged');
  const killed = await postmasterPid();
  process.kill(killed, 'SIGKILL');
  // Earlier reads may have been answered by the server that is about to die.
  await vi.waitFor(() => expect(onRestart).toHaveBeenCalledWith('SIGKILL'));
  await vi.waitFor(async () => expect(await readMarks(ownerUrl)).toEqual(['acknowledged']));
  expect(await postmasterPid()).not.toBe(killed);
});

test('a PostgreSQL that is killed in the middle of a long query does not wait for it', async () => {
  const { ownerUrl } = await start();
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  const outcome = client.query('select count(*) from (select generate_series(1, 10000000000)) numbers').then(
    () => 'finished',
    () => 'cut off',
  );
  process.kill(await postmasterPid(), 'SIGKILL');
  expect(await outcome).toBe('cut off');
  await vi.waitFor(() => writeMark(ownerUrl, 'back'));
});

test('stopping while PostgreSQL is being started again leaves none behind', async () => {
  const restarted = Promise.withResolvers<string>();
  const { ownerUrl, stop } = await start(restarted.resolve);
  process.kill(await postmasterPid(), 'SIGKILL');
  await restarted.promise;
  await stop();
  expect(await servesFolder(await postmasterPid(), join(dataFolder, 'postgres'))).toBe(false);
  await expect(readMarks(ownerUrl)).rejects.toThrow('ENOENT');
});

test('the PostgreSQL of a killed run is stopped and its data served by the next', async () => {
  const holder = await hold();
  await writeMark(holder.ownerUrl, 'kept');
  await holder.kill();
  expect(await servesFolder(holder.postmaster, join(dataFolder, 'postgres'))).toBe(true);
  const { ownerUrl } = await start();
  expect(await servesFolder(holder.postmaster, join(dataFolder, 'postgres'))).toBe(false);
  expect(await readMarks(ownerUrl)).toEqual(['kept']);
});

test('a stranger who got the process id of an earlier PostgreSQL is neither stopped nor in the way', async () => {
  const holder = await hold();
  await holder.stop();
  // It needs the same account: PostgreSQL recognizes that another account's process is not its own.
  const stranger = spawn('sleep', ['1000'], { ...(await serverAccount()), stdio: 'ignore' });
  onTestFinished(() => void stranger.kill());
  const stale = [stranger.pid, join(dataFolder, 'postgres'), 1, 5432, '/tmp', '', '0 0', 'ready'];
  await writeFile(postmasterFile(join(dataFolder, 'postgres')), `${stale.join('\n')}\n`);
  const { ownerUrl } = await start();
  await writeMark(ownerUrl, 'served');
  expect(await readMarks(ownerUrl)).toEqual(['served']);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});
