import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema, isScalarType, isSpecifiedScalarType } from 'graphql';
import { scopesOf } from '@galla/domain';
import { makeKey } from '@galla/upstream/testing';
import { addCustomer, addItem } from '@galla/upstream/testing/billing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { globalId } from '../contract/ids.ts';
import { openStack, type Stack } from '../contract/stack.ts';
import { adapted, filesOf, type Installation, PAGE, SAMPLES } from './page.ts';
import { CODEGEN, openWorkshop, type Workshop } from './workshop.ts';

let stack: Stack;
let installation: Installation;
let workshop: Workshop;
let key: Record<string, string>;
let product: string;
let customer: string;

beforeAll(async () => {
  stack = await openStack();
  const { api, shop } = stack;
  product = globalId('Product', (await addItem(shop, { title: 'Atta 5 kg', stock: 50_000 })).id);
  customer = globalId('Customer', (await addCustomer(shop)).id);
  installation = {
    url: await stack.gateway.listen({ host: '127.0.0.1', port: 0 }),
    mobile: shop.owner.mobile,
  };
  key = { GALLA_KEY: (await makeKey(api, shop, scopesOf([]), { name: 'Books' })).secret };
  workshop = await openWorkshop();
});
afterAll(async () => {
  await workshop.close();
  await stack.close();
});

const sign = (code: string) => SAMPLES.filter(({ kind }) => kind === code).map(({ text }) => text);

/** Runs shell snippets one after the other; each answer is on a line of its own. */
async function shell(pieces: readonly string[]): Promise<string[]> {
  const script = pieces.map((piece) => `${adapted(piece, installation)}\necho\n`).join('');
  return (await workshop.run('bash', ['-euo', 'pipefail', '-c', script])).split('\n').filter(Boolean);
}

const BILL = `mutation ($input: CreateDocumentInput!) { createDocument(input: $input) {
  ... on CreateDocumentSuccess { document { id number pending } } ... on Refusal { message } } }`;
const PAY = `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { __typename } }`;

interface Bill {
  id: string;
  number: string;
  pending: string;
}

async function bill(): Promise<Bill> {
  const input = {
    key: randomUUID(),
    type: 'INVOICE',
    customer,
    lines: [{ item: product, quantity: '1' }],
    advance: '0.00',
    paymentMode: 'CASH',
  };
  const { data } = await stack.run<{ createDocument: { document: Bill } }>({ query: BILL }, { input });
  return data.createDocument.document;
}

/** Someone other than the owner receives a payment, because the owner's own would not be reported to them. */
async function pay(): Promise<void> {
  const { id, pending } = await bill();
  const input = { key: randomUUID(), payable: id, amount: '1.00', expectedPending: pending, mode: 'CASH' };
  await stack.runAs(key['GALLA_KEY'] ?? '')({ query: PAY }, { input });
}

/** An answer with each value replaced by its type: everything a sample shows must be present, with any figures. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

test('curl signs in, lists products as the page shows, and saves a bill as PDF', async () => {
  await bill();
  const [listed = ''] = await shell(sign('sh'));
  expect(shapeOf(JSON.parse(listed))).toEqual(shapeOf(JSON.parse(sign('json')[0] ?? '')));
  const pdf = await readFile(join(workshop.folder, 'bill.pdf'), 'latin1');
  expect(pdf).toMatch(/^%PDF-/);
});

const SHARE = `mutation ($input: ShareDocumentInput!) { shareDocument(input: $input) {
  ... on ShareDocumentSuccess { url } } }`;

test('curl reads what a link opens, without a token', async () => {
  const { id, number } = await bill();
  const { data } = await stack.run<{ shareDocument: { url: string } }>(
    { query: SHARE },
    { input: { key: randomUUID(), document: id } },
  );
  const secret = data.shareDocument.url.split('/').at(-1) ?? '';
  const [answer = ''] = await shell([`SECRET=${secret}\n${sign('sh link').join('')}`]);
  expect(JSON.parse(answer)).toMatchObject({ data: { sharedDocument: { number } } });
});

test('curl hears of a notification', async () => {
  const [stream = ''] = sign('sh stream');
  const script = `TOKEN=${stack.shop.owner.token}\nexec ${adapted(stream, installation)}`;
  const listening = workshop.start('bash', ['-c', script]);
  // There is no signal that it is listening: repeated until an event arrives.
  await vi.waitFor(
    async () => {
      await pay();
      expect(listening.said()).toMatch(/event: next\ndata: \{"data":\{"notificationArrived"/);
    },
    { timeout: 60_000, interval: 300 },
  );
  listening.stop();
});

const ran = (file: string) => workshop.run(process.execPath, [file], key);

describe('the client in TypeScript', () => {
  beforeAll(async () => {
    await workshop.write(filesOf('ts', installation));
    await workshop.run(process.execPath, [CODEGEN, '--config', 'codegen.ts'], key);
  });

  test('has types', async () => {
    const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
    const types = join(import.meta.dirname, '../../node_modules/@types');
    const options = ['--noEmit', '--strict', '--allowImportingTsExtensions', '--skipLibCheck'];
    const modern = ['--module', 'nodenext', '--target', 'es2023', '--typeRoots', types, '--types', 'node'];
    const faults = await workshop.run(process.execPath, [
      compiler,
      ...options,
      ...modern,
      'codegen.ts',
      ...['ask', 'day', 'history'].map((name) => `src/${name}.ts`),
    ]);
    expect(faults).toBe('');
  });

  test('makes a customer and a bill, and takes a part of it', async () => {
    expect(await ran('src/day.ts')).toMatch(/^\d\d-\d\d\/A\/\d+ of ₹\d+\.\d\d\nstill to pay: ₹\d+\.\d\d\n$/);
  });

  test('reads the history to its end', async () => {
    const { data } = await stack.run<{ viewer: { tenant: { documents: { totalCount: number } } } }>({
      query: '{ viewer { tenant { documents { totalCount } } } }',
    });
    expect(await ran('src/history.ts')).toBe(`${data.viewer.tenant.documents.totalCount} documents\n`);
  });
});

/** Variables that the documents require in addition to the given ones. */
const VARIABLES = (): Record<string, unknown> => ({
  since: new Date(Date.now() - 3_600_000).toISOString(),
  input: {
    key: randomUUID(),
    type: 'INVOICE',
    customer,
    lines: [{ item: product, quantity: '1' }],
    advance: '0.00',
    paymentMode: 'CASH',
  },
});

test.each(sign('graphql'))('the document runs: %s', async (query) => {
  const { data, errors } = await stack.run({ query }, VARIABLES());
  expect(errors).toEqual([]);
  expect(data).toBeTruthy();
});

/** Whether Python is available; without gql, `python/gql` stands in for it. */
function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test.skipIf(!hasPython())('the client in Python lists what is still to pay', async () => {
  const { number } = await bill();
  await workshop.write(filesOf('python', installation));
  // An installed gql takes precedence over ours.
  const program = 'import sys, runpy; sys.path.append("python"); runpy.run_path("pending.py")';
  const said = await workshop.run('python3', ['-c', program], key);
  expect(said).toMatch(new RegExp(`^${number} \\d+\\.\\d\\d \\S`, 'm'));
});

test('each scalar of the schema has a section of its own, which it names', async () => {
  const schema = await readFile(join(import.meta.dirname, '../../schema.graphql'), 'utf8');
  const scalars = Object.values(buildSchema(schema, { assumeValidSDL: true }).getTypeMap()).filter(
    isScalarType,
  );
  const own = scalars.filter((type) => !isSpecifiedScalarType(type));
  const sections = [...PAGE.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(own.map(({ name }) => name).filter((name) => !sections.includes(name))).toEqual([]);
  expect(own.map((type) => type.specifiedByURL)).toEqual(
    own.map(({ name }) => `/playground/#/clients.md/${name.toLowerCase()}`),
  );
});
