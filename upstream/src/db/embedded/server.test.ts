import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { layoutOf } from './folders.ts';
import { launchServer } from './server.ts';

const { signal } = new AbortController();

test.each([
  ['is not there', '/nowhere/postgres', 'spawn /nowhere/postgres ENOENT'],
  ['ends at once', process.execPath, 'exit code 9'],
])('a server that %s is told, and not waited for', async (_, postgres, how) => {
  const folder = await mkdtemp(join(tmpdir(), 'galla-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const binaries = { postgres, initdb: '', pgCtl: '' };
  const plan = {
    binaries,
    account: undefined,
    layout: layoutOf(folder),
    socketFolder: folder,
    durable: false,
  };
  await expect(launchServer(plan, signal)).rejects.toThrow(`PostgreSQL did not start (${how})`);
});
