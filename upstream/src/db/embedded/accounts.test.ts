import { chmod, chown, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverAccount } from './account.ts';
import { startHolder } from './fixtures/holder.ts';
import { readMarks, writeMark } from './fixtures/query.ts';
import { startDatabase } from './startDatabase.ts';

const isRoot = process.getuid?.() === 0;
/** The account `nobody`, an ordinary user as far as PostgreSQL is concerned. */
const ordinary = { uid: 65_534, gid: 65_534 };

async function readableToAll(path: string): Promise<boolean> {
  const open = ((await stat(path)).mode & 0o001) !== 0;
  return open && (path === dirname(path) || (await readableToAll(dirname(path))));
}

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galla-test-'));
  await chmod(folder, 0o711);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test.skipIf(!isRoot)('started by root, PostgreSQL and its data belong to the user galla', async () => {
  const account = await serverAccount();
  const database = await startDatabase({ dataFolder: join(folder, 'data'), durable: false });
  const data = await stat(join(database.dataFolder, 'postgres'));
  expect(data.uid).toBe(account?.uid);
  expect(data.uid).not.toBe(0);
  expect((await stat(join(database.dataFolder, 'secrets.json'))).uid).toBe(0);
  await database.stop();
});

test.skipIf(!isRoot)(
  'started by root, a folder that the user galla cannot enter is refused in words',
  async () => {
    await mkdir(join(folder, 'closed'), { mode: 0o700 });
    await expect(startDatabase({ dataFolder: join(folder, 'closed', 'data') })).rejects.toThrow(
      'PostgreSQL runs as the user "galla", which can\'t enter',
    );
  },
);

// If the repository is in a private folder of root, no ordinary user can start it at all.
const sharedRepository = !isRoot || (await readableToAll(import.meta.dirname));

test.skipIf(!sharedRepository)(
  'started by an ordinary user, everything belongs to that user and to no other',
  async () => {
    const dataFolder = join(folder, 'data');
    if (isRoot) await chown(folder, ordinary.uid, ordinary.gid);
    const holder = await startHolder(dataFolder, isRoot ? { account: ordinary } : {});
    await writeMark(holder.ownerUrl, 'mine');
    expect(await readMarks(holder.ownerUrl)).toEqual(['mine']);
    for (const path of [dataFolder, join(dataFolder, 'postgres'), join(dataFolder, 'secrets.json')]) {
      const { uid, mode } = await stat(path);
      expect(uid).toBe(isRoot ? ordinary.uid : process.getuid?.());
      expect(mode & 0o077).toBe(0);
    }
    await holder.stop();
  },
);

test('a temporary folder too long or too closed for a socket is not used', async () => {
  const long = join(folder, 'a'.repeat(100));
  await mkdir(long);
  await chmod(folder, 0o700);
  const data = await mkdtemp(join(tmpdir(), 'galla-test-'));
  const holder = await startHolder(data, { tmpdir: long });
  expect(holder.ownerUrl).toContain(encodeURIComponent('/tmp/'));
  await writeMark(holder.ownerUrl, 'reached');
  await holder.stop();
  await rm(data, { recursive: true });
});
