import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer } from '../../customers/contract.ts';
import { readDirectory } from '../../db/directory.ts';
import { type TenantDb, withTenant } from '../../db/tenant.ts';
import { Files } from '../../files/files.ts';
import { saveOwnForm } from '../../forms/saveOwn.ts';
import { login } from '../../session/contract.ts';
import { call, type TestApi, testApi, testShop, type TestShop } from '../../testing/index.ts';
import { BadArchive } from './format.ts';
import { pepperMark } from './pepperMark.ts';
import { restoreArchive } from './restore.ts';
import { tableHash, tenantTables } from './tables.ts';
import { writeArchive } from './write.ts';

const MARK = pepperMark('one');
let source: TestApi;
let target: TestApi;
let folder: string;
beforeAll(async () => {
  [source, target] = await Promise.all([testApi(), testApi()]);
  folder = await mkdtemp(join(tmpdir(), 'galla-archive-'));
});
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  await rm(folder, { recursive: true });
});

async function hashes(db: TenantDb): Promise<Record<string, { rows: number; hash: string }>> {
  const tables = await tenantTables(db);
  const found: [string, { rows: number; hash: string }][] = [];
  for (const table of tables) found.push([table, await tableHash(db, table)]);
  return Object.fromEntries(found);
}

const filesOf = ({ filesFolder }: TestApi) => new Files(filesFolder, 'x');

/** Writes a shop with rows in several tables and a file to an archive. */
async function archived(): Promise<{ shop: TestShop; path: string }> {
  const shop = await testShop(source);
  await shop.addEmployee(['billing:view', 'billing:create']);
  const { schemaKey, owner } = shop;
  for (const name of ['Asha', 'नेहा "N" \\ O’Hara', 'x'.repeat(90)]) {
    const body = { name, mobile: String(Math.floor(Math.random() * 1e9) + 8e9) };
    const added = await call(source, addCustomer, { token: owner.token, schemaKey, body });
    expect(added.refusal).toMatchObject({ success: true });
  }
  await shop.within((db) => saveOwnForm(db, { name: 'invoice', subCategoryId: null, fields: [] }));
  await filesOf(source).write(`${shop.tenantId}/logo.png`, Buffer.from([0, 1, 2, 255]));
  const path = join(folder, `${randomUUID()}.gz`);
  const { database } = source;
  await writeArchive(
    { database, files: filesOf(source), tenantId: shop.tenantId, pepperMark: MARK, now: new Date() },
    path,
  );
  return { shop, path };
}

const restore = (path: string) =>
  restoreArchive({ database: target.database, files: filesOf(target), pepperMark: MARK }, path);

test('a shop that is restored elsewhere has equal rows, its files, and its people sign in', async () => {
  const { shop, path } = await archived();
  const before = await shop.within(hashes);
  // Three, and the walk-in.
  expect(before['customer']?.rows).toBe(4);
  expect(before['form']?.rows).toBe(1);
  expect(await restore(path)).toEqual({
    tenantId: shop.tenantId,
    schemaKey: shop.schemaKey,
    foreignPins: false,
  });
  expect(await withTenant(target.database, shop.tenantId, hashes)).toEqual(before);
  expect(await filesOf(target).read(`${shop.tenantId}/logo.png`)).toEqual(Buffer.from([0, 1, 2, 255]));
  const { mobile, pin } = shop.owner;
  const signedIn = await call(target, login, { body: { mobile, password: pin } });
  expect(signedIn.status).toBe(200);
});

test('every table of the shops is archived, those that others point to first', async () => {
  const { shop } = await archived();
  const tables = await shop.within(tenantTables);
  expect(tables.toSorted()).toEqual(Object.keys(await shop.within(hashes)).toSorted());
  expect(tables.indexOf('document')).toBeLessThan(tables.indexOf('document_line'));
  expect(tables.indexOf('customer')).toBeLessThan(tables.indexOf('document'));
});

test('a shop that is there already is not touched', async () => {
  const { path } = await archived();
  await restore(path);
  await expect(restore(path)).rejects.toThrow('has that shop already');
});

test('PINs of another installation are told', async () => {
  const { path } = await archived();
  const elsewhere = { database: target.database, files: filesOf(target), pepperMark: pepperMark('other') };
  expect(await restoreArchive(elsewhere, path)).toMatchObject({ foreignPins: true });
});

test.each([
  ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['no archive', () => gzipSync('["hello"]\n')],
  ['not gzipped', () => Buffer.from('hello')],
  [
    'without its end',
    (bytes: Buffer) =>
      gzipSync(
        gunzipSync(bytes)
          .toString()
          .replace(/\["end".*\n$/, ''),
      ),
  ],
  [
    'with a value changed',
    (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('"name":"Asha"', '"name":"Usha"')),
  ],
])('an archive that is %s leaves nothing behind', async (_, damage) => {
  const { shop, path } = await archived();
  await writeFile(path, damage(await readFile(path)));
  await expect(restore(path)).rejects.toThrow(BadArchive);
  const left = await readDirectory(target.database, (db) =>
    db.sql.selectFrom('directory.tenant').select('tenantId').where('tenantId', '=', shop.tenantId).execute(),
  );
  expect(left).toEqual([]);
});
