import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withClient } from '../testing/session.ts';
import { readMarks, setting, writeMark } from './fixtures/query.ts';
import { startDatabase, type Database, type DatabaseOptions } from './startDatabase.ts';

let dataFolder: string;
let started: Database[];

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'galla-test-'));
  started = [];
});

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const database of started) await database.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

async function start(options: DatabaseOptions = {}): Promise<Database> {
  const database = await startDatabase({ dataFolder, durable: false, ...options });
  started.push(database);
  return database;
}

/** As in an installation; other tests start from a copy of the run's template. */
const withoutTemplate = () => vi.stubEnv('INITDB_TEMPLATE', undefined);

async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777;
}

test('two roles are made that row security binds, one of them owning the database', async () => {
  const { superuserUrl, ownerUrl, appUrl } = await start();
  const roles = await withClient(superuserUrl, (client) =>
    client.query(
      `select rolname, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as mighty,
         exists (select from pg_database where datname = 'galla' and datdba = pg_roles.oid) as owner
       from pg_roles where rolname like 'galla%' order by 1`,
    ),
  );
  expect(roles.rows).toEqual([
    { rolname: 'galla_app', mighty: false, owner: false },
    { rolname: 'galla_owner', mighty: false, owner: true },
  ]);
  await expect(writeMark(appUrl, 'by the serving role')).rejects.toThrow('permission denied');
  await writeMark(ownerUrl, 'by the owner');
  expect(await readMarks(ownerUrl)).toEqual(['by the owner']);
});

test('it listens on no network address, asks for a password, and writes durably unless told not to', async () => {
  const { ownerUrl } = await start({ durable: true });
  expect(await setting(ownerUrl, 'listen_addresses')).toBe('');
  expect(await setting(ownerUrl, 'fsync')).toBe('on');
  expect(await setting(ownerUrl, 'synchronous_commit')).toBe('on');
  const guessed = ownerUrl.replace(/:[^:@]+@/, ':guessed@');
  await expect(setting(guessed, 'fsync')).rejects.toThrow('password authentication failed');
});

test('data and secrets survive a stop and a start', async () => {
  const first = await start();
  await writeMark(first.ownerUrl, 'kept');
  await first.stop();
  await expect(readMarks(first.ownerUrl)).rejects.toThrow('ENOENT');
  const second = await start();
  expect(await readMarks(second.ownerUrl)).toEqual(['kept']);
  expect(second.secrets).toEqual(first.secrets);
  expect(second.secrets.pepper).not.toBe(second.secrets.appPassword);
});

test('secrets and files are closed to others, and no password stays in a file of its own', async () => {
  withoutTemplate();
  const { secrets } = await start();
  expect(await modeOf(join(dataFolder, 'secrets.json'))).toBe(0o600);
  expect(await modeOf(join(dataFolder, 'files'))).toBe(0o700);
  expect(await modeOf(join(dataFolder, 'postgres'))).toBe(0o700);
  await expect(stat(join(dataFolder, 'password.new'))).rejects.toThrow('ENOENT');
  const log = await readFile(join(dataFolder, 'postgres.log'), 'utf8');
  expect(log).not.toContain(secrets.ownerPassword);
});

test('an initialisation that was cut off is made anew', async () => {
  withoutTemplate();
  await writeFile(join(dataFolder, 'password.new'), 'of the run that was cut off');
  const { ownerUrl } = await start();
  expect(await setting(ownerUrl, 'server_version')).toMatch(/^18\./);
});

test('data without its secrets, with damaged ones, or of another version is refused in words', async () => {
  const { stop } = await start();
  await stop();
  const secrets = await readFile(join(dataFolder, 'secrets.json'), 'utf8');
  await rm(join(dataFolder, 'secrets.json'));
  await expect(start()).rejects.toThrow('secrets.json is missing');
  await writeFile(join(dataFolder, 'secrets.json'), secrets.slice(0, 40));
  await expect(start()).rejects.toThrow('secrets.json is damaged');
  await writeFile(join(dataFolder, 'secrets.json'), secrets);
  await writeFile(join(dataFolder, 'postgres', 'PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow('was made by PostgreSQL 17; this Galla runs 18');
});

test('a folder of an earlier version gets the keys of Web Push that it lacks, once', async () => {
  const first = await start();
  await first.stop();
  const path = join(dataFolder, 'secrets.json');
  const { vapid: _, ...earlier } = first.secrets;
  await writeFile(path, JSON.stringify(earlier));
  const second = await start();
  expect(second.secrets).toMatchObject(earlier);
  expect(second.secrets.vapid?.privateKey).toMatch(/^[\w-]{43}$/);
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(second.secrets);
});
