import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getForm } from '../forms/contract.ts';
import { call, PEPPER, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import { runAdmin } from './runAdmin.ts';

let api: TestApi;
let shop: TestShop;
let folder: string;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api, { subCategoryId: 102 });
  folder = await mkdtemp(join(tmpdir(), 'galla-forms-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const forms = (what: string, ...args: string[]) =>
  runAdmin(
    ['forms', what, '--shop', shop.schemaKey, ...args],
    {
      DATABASE_URL: api.urls.appUrl,
      DATABASE_OWNER_URL: api.urls.ownerUrl,
      PEPPER,
      FILES_FOLDER: api.filesFolder,
    },
    api.clock.now,
  );

const name = ['--name', 'service_catalogs'];

async function file(content: unknown): Promise<string> {
  const path = join(folder, 'form.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

async function labels(): Promise<string[]> {
  const query = { form_name: 'service_catalogs', business_id: 1 };
  const { body } = await call(api, getForm, { token: shop.owner.token, schemaKey: shop.schemaKey, query });
  return body.fields.map(({ label }) => label);
}

test('a form goes out, is edited, comes in, and goes back to the default', async () => {
  const before = await labels();
  const out = join(folder, 'out.json');
  expect((await forms('show', ...name, '--out', out)).ok).toBe(true);
  const written = JSON.parse(await readFile(out, 'utf8')) as { fields: object[] };
  written.fields.push({ name: 'fabric', label: 'Fabric' });
  expect(await forms('set', ...name, '--file', await file(written))).toEqual({
    ok: true,
    text: `The shop has its own form service_catalogs with ${written.fields.length} fields.`,
  });
  expect(await labels()).toEqual([...before, 'Fabric']);
  const only = { fields: [{ name: 'title', label: 'Garment', required: true }] };
  await forms('set', ...name, '--sub-category', '--file', await file(only));
  expect(await labels()).toEqual(['Garment']);
  const { text } = await forms('list');
  expect(text).toContain("service_catalogs: the shop's own, the shop's own for sub-category 102");
  expect(text).toContain('product_catalogs: default');
  expect(text).not.toContain('prescription');
  await forms('reset', ...name, '--sub-category');
  expect(await labels()).toEqual([...before, 'Fabric']);
  expect((await forms('reset', ...name)).text).toBe('The form service_catalogs is the default again.');
  expect(await labels()).toEqual(before);
  expect((await forms('reset', ...name)).text).toBe('The shop has no form service_catalogs of its own.');
});

const title = { name: 'title', label: 'Name', required: true };

test.each([
  ['{', ['--file:']],
  [[], ['file: must be object']],
  [{ fields: [{ label: 'Name' }] }, ['fields.0: must have required properties name']],
  [{ fields: [title, { name: 'a', label: 'A', type: 'colour' }] }, ['fields.1.type: colour is none of text']],
  [{ fields: [title, { name: 'a', lable: 'A', label: 'A' }] }, ['fields.1.lable: is none of name, label']],
  [{ fields: [title, title] }, ['fields.1.name: title is there twice']],
  [{ name: 'invoice', fields: [title] }, ['name: is invoice, but the form is service_catalogs']],
  [{ fields: [{ name: 'a', label: 'A' }] }, ['fields: title is missing: Galla needs it']],
  [{ fields: [{ ...title, required: false }] }, ['fields.0.required: title must be required']],
  [{ fields: [title, { name: 'price', label: 'Price' }] }, ['fields.1.type: price must stay a number']],
  [{ fields: [title, { name: 'a', label: 'A', type: 'select' }] }, ['fields.1.values: a select needs']],
  [
    {
      fields: [
        title,
        { name: 'a b', label: ' ', required: true, access: true, subtype: 'tel', type: 'date' },
        { name: 'constructor', label: 'C' },
        {
          name: 'ticks',
          label: 'Ticks',
          type: 'checkbox-group',
          values: [
            { label: 'One', value: '1,5' },
            { label: 'Two', value: '1,5' },
          ],
        },
      ],
    },
    [
      'fields.1.name: must be letters',
      'fields.1.label: must have 1 to 80 characters',
      'fields.1.required: a field that is not open',
      'fields.1.subtype: tel is none of a date',
      'fields.2.name: constructor is a name',
      'fields.3.values.0: a list travels joined with commas',
      'fields.3.values.1: 1,5 is there twice',
    ],
  ],
])('%j is refused with each fault at its place, and nothing is stored', async (content, faults) => {
  const { ok, text } = await forms('set', ...name, '--file', await file(content));
  expect(ok).toBe(false);
  for (const fault of faults) expect(text).toContain(fault);
  expect((await forms('list')).text).toContain('service_catalogs: default');
});

test('what there is not is told', async () => {
  expect((await forms('show', '--name', 'nothing')).text).toBe('There is no form nothing.');
  expect((await forms('burn')).text).toContain('There is no command "forms"');
  expect((await forms('set', ...name, '--file', join(folder, 'none.json'))).text).toContain('--file:');
});
