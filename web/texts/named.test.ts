import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENGLISH } from '@galla/domain';
import { expect, test } from 'vitest';
import { inside, ROOT } from '../../scripts/paths.ts';
import { keyFinder } from './keysIn.ts';

const KEYS = Object.keys(ENGLISH);
const SOURCES = ['{domain,upstream,gateway,web}/src/**/*.{ts,tsx}', 'scripts/**/*.ts', 'web/vite.*.ts'];
/** The catalogue itself, and files that are not part of the product. */
const OTHERS = /essages\.ts$|\/messages\/|\.test\.tsx?$|__generated__/;

const offline = (): Promise<string> => readFile(inside('web/src/serviceWorker/offline/offline.html'), 'utf8');

test('every text is named somewhere', async () => {
  const keysIn = keyFinder(KEYS);
  const named = new Set(Array.from((await offline()).matchAll(/\{\{([\w.]+)\}\}/g), ([, key = '']) => key));
  for await (const file of glob(SOURCES, { cwd: ROOT, exclude: ['**/node_modules/**'] })) {
    if (OTHERS.test(file)) continue;
    const { keys, open } = keysIn(await readFile(join(ROOT, file), 'utf8'), file);
    for (const key of keys) named.add(key);
    for (const slice of open) for (const key of KEYS) if (key.startsWith(slice)) named.add(key);
  }
  expect(KEYS.filter((key) => !named.has(key))).toEqual([]);
});
