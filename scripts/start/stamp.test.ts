import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stampOf } from './stamp.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'galla-stamp-'));
  await mkdir(join(root, 'web', 'src'), { recursive: true });
  await writeFile(join(root, 'web', 'src', 'main.tsx'), 'one');
});

afterEach(() => rm(root, { recursive: true }));

const stamp = () => stampOf(root, ['web']);

test('it follows contents and names, not times', async () => {
  const first = await stamp();
  await writeFile(join(root, 'web', 'src', 'main.tsx'), 'one');
  expect(await stamp()).toBe(first);
  await writeFile(join(root, 'web', 'src', 'main.tsx'), 'two');
  const changed = await stamp();
  expect(changed).not.toBe(first);
  await rename(join(root, 'web', 'src', 'main.tsx'), join(root, 'web', 'src', 'start.tsx'));
  expect(await stamp()).not.toBe(changed);
});

test('tests, installed packages and the built client are no inputs', async () => {
  const first = await stamp();
  for (const folder of ['dist', 'node_modules']) {
    await mkdir(join(root, 'web', folder));
    await writeFile(join(root, 'web', folder, 'file.js'), 'text');
  }
  await writeFile(join(root, 'web', 'src', 'main.test.tsx'), 'test');
  expect(await stamp()).toBe(first);
});
