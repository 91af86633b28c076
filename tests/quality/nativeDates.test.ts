import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = resolve(import.meta.dirname, '../../web/src');

// A browser shows its own date fields in its own order, which in India is often the American one.
test('no screen has a date field of the browser: the kit has DateField', async () => {
  const found: string[] = [];
  for await (const file of glob('**/*.tsx', { cwd: SOURCE, exclude: ['__generated__'] })) {
    const text = await readFile(join(SOURCE, file), 'utf8');
    if (/type=\{?['"](date|datetime-local|month|week)['"]/.test(text)) found.push(file);
  }
  expect(found).toEqual([]);
});
