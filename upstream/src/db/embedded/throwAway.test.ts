import { chmod, mkdir, mkdtemp, realpath, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startHolder } from './fixtures/holder.ts';
import { readMarks, writeMark } from './fixtures/query.ts';
import { servesFolder } from './postmaster.ts';
import { removeAllAbandoned, startThrowAwayDatabase } from './throwAway.ts';

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

test('nothing of a throw-away database is left after its stop', async () => {
  const database = await startThrowAwayDatabase();
  await writeMark(database.ownerUrl, 'for now');
  expect(await readMarks(database.ownerUrl)).toEqual(['for now']);
  await database.stop();
  expect(await exists(database.dataFolder)).toBe(false);
});

test('what a killed run left is stopped and removed; one that is in use or just made stays', async () => {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'galla-test-')));
  await chmod(parent, 0o711);
  const left = join(parent, 'galla-throw-away-left');
  const used = join(parent, 'galla-throw-away-used');
  const young = join(parent, 'galla-throw-away-young');
  const killed = await startHolder(left);
  await killed.kill();
  const holder = await startHolder(used);
  await mkdir(young);
  const longAgo = new Date(Date.now() - 120_000);
  for (const folder of [left, used]) await utimes(folder, longAgo, longAgo);
  await removeAllAbandoned(parent);
  expect(await exists(left)).toBe(false);
  expect(await servesFolder(killed.postmaster, `${left}/postgres`)).toBe(false);
  expect(await exists(young)).toBe(true);
  await writeMark(holder.ownerUrl, 'in use');
  expect(await readMarks(holder.ownerUrl)).toEqual(['in use']);
  await holder.stop();
  await rm(parent, { recursive: true });
});
