import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

/** Source files outside of `db/` that contain a text. */
async function filesWith(text: string): Promise<string[]> {
  const entries = await readdir(SOURCE, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(import.meta.dirname) && !/\.test\.ts$|\/testing\b/.test(path));
  const found = await Promise.all(files.map(async (path) => (await readFile(path, 'utf8')).includes(text)));
  return files.filter((_, place) => found[place]).map((path) => relative(SOURCE, path));
}

test('no slice reaches a query handle beside the tenant’s transaction and the directory', async () => {
  expect(await filesWith('db/handle.ts')).toEqual([]);
  expect(await filesWith("from 'pg'")).toEqual(['http/logging.ts']);
});

test('the directory is opened by sessions, tenants, their subscription, links of bills and orders, and commands only', async () => {
  const users = [...(await filesWith('db/directory.ts')), ...(await filesWith('db/tenantAndDirectory.ts'))];
  const folders = new Set(users.map((path) => path.split('/')[0]));
  expect(folders).toEqual(
    new Set([
      'admin',
      'billing',
      'boutique',
      'demo',
      'employees',
      'housekeeping.ts',
      'http',
      'session',
      'subscription',
      'tenant',
    ]),
  );
});
