import { writeFileSync } from 'node:fs';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '../contract.ts';
import { createDemoShops } from '../demo/seed.ts';
import { testApi, type TestApi } from '../testing/index.ts';
import { type Example, EXAMPLES_FILE, readExamples } from './examples.ts';
import { differences } from './testing/differences.ts';
import { recordAll } from './testing/plan.ts';
import { EXAMPLE_SHOPS } from './testing/readShop.ts';
import { endpointOf, Recorder } from './testing/Recorder.ts';

let api: TestApi;
let recorded: Readonly<Record<string, Example>>;
let kept: Readonly<Record<string, Example>>;

beforeAll(async () => {
  api = await testApi();
  // The trial payment service is called over HTTP.
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { database, pins, filesFolder, clock } = api;
  await createDemoShops({ database, pins, filesFolder, now: clock.now, shops: EXAMPLE_SHOPS });
  const recorder = new Recorder(api);
  await recordAll(recorder);
  const inOrder = [...recorder.examples].toSorted(([one], [other]) => one.localeCompare(other));
  recorded = Object.fromEntries(inOrder);
  if (process.env['WRITE_EXAMPLES'] === '1')
    writeFileSync(EXAMPLES_FILE, `${JSON.stringify(recorded, null, 2)}\n`);
  kept = readExamples();
});
afterAll(() => api.close());

test('every call has an example', () => {
  const calls = Object.entries(contract).flatMap(([slice, members]) =>
    Object.entries(members).flatMap(([name, member]) =>
      typeof member === 'object' && 'path' in member ? [`${slice}.${name}`] : [],
    ),
  );
  expect(Object.keys(kept).toSorted()).toEqual(calls.toSorted());
});

test('the examples have the shape of what a demo shop sends and is answered', () => {
  const differing = Object.entries(recorded).flatMap(([name, example]) =>
    differences(kept[name], example, name),
  );
  expect(differing, 'WRITE_EXAMPLES=1 with this file writes them anew').toEqual([]);
});

test('the examples fit what the calls take and answer', () => {
  const misfits = Object.entries(kept).flatMap(([name, { body, answer }]) => {
    const { schema, answers } = endpointOf(name);
    return [
      ...(schema.body && body && !Compile(schema.body).Check(body) ? [`${name} does not take its body`] : []),
      ...(answers === 'json' && !Compile(schema.answer).Check(answer) ? [`${name} does not answer so`] : []),
    ];
  });
  expect(misfits).toEqual([]);
});

interface Described {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; example?: unknown }[];
        requestBody?: { content: Record<string, { example?: object }> };
        responses: Record<string, { content?: Record<string, { example?: object }> }>;
      }
    >
  >;
}

const read = async () => (await api.app.inject('/docs/json')).json<Described>().paths;
const keyIn = (paths: Described['paths']) =>
  paths['/billing/payments']?.['post']?.parameters?.find(({ name }) => name === 'idempotency-key')?.example;

test('the page shows them at their calls, with a fresh key each time', async () => {
  const paths = await read();
  const payment = paths['/billing/payments']?.['post'];
  expect(payment?.requestBody?.content['application/json']?.example).toEqual(
    kept['billing.recordPayment']?.body,
  );
  expect(payment?.responses['200']?.content?.['application/json']?.example).toEqual(
    kept['billing.recordPayment']?.answer,
  );
  const bill = paths['/billing/getdocumentbyid/{id}']?.['get'];
  expect(bill?.parameters?.find(({ name }) => name === 'id')?.example).toBe(
    kept['billing.getDocument']?.params?.['id'],
  );
  expect(keyIn(paths)).toMatch(/^[0-9a-f-]{36}$/);
  expect(keyIn(await read())).not.toBe(keyIn(paths));
});
