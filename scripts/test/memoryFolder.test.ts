import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryFolder } from './memoryFolder.ts';

let parent: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'galla-memory-'));
});

afterAll(() => rm(parent, { recursive: true }));

test('where there is enough, a folder is made for all users, and used again by the next run', async () => {
  const folder = await memoryFolder({ parent, enough: 1 });
  if (folder === undefined) throw new Error('No folder was made.');
  expect(dirname(folder)).toBe(parent);
  expect((await stat(folder)).mode & 0o7777).toBe(0o1777);
  expect(await memoryFolder({ parent, enough: 1 })).toBe(folder);
});

test('where there is too little, or no such place, there is none', async () => {
  expect(await memoryFolder({ parent, enough: Infinity })).toBeUndefined();
  expect(await memoryFolder({ parent: join(parent, 'missing'), enough: 1 })).toBeUndefined();
});
