import { readdirSync, readFileSync } from 'node:fs';
import { addCustomer, addItem } from '@galla/upstream/testing/billing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fill, FIRST_STEP, placesOf } from '../../gateway/playground/src/fill.ts';
import { openStack, type Stack } from '../contract/stack.ts';

const FOLDER = new URL('../../gateway/playground/examples/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const names = readdirSync(FOLDER);
const examples = names.filter((name) => name.endsWith('.graphql'));

let stack: Stack;
beforeAll(async () => {
  stack = await openStack();
  await addItem(stack.shop, { title: 'Atta 5 kg', stock: 50_000 });
  await addCustomer(stack.shop);
  // A bill that can be paid and shown.
  await run('05-bill-a-customer.graphql');
});
afterAll(() => stack.close());

/** Contents of the variables panel once an example is open. */
async function opened(example: string) {
  const variables = example.replace('.graphql', '.json');
  if (!names.includes(variables)) return { filled: '{}', missing: [] };
  const { data, errors } = await stack.run({ query: FIRST_STEP });
  expect(errors).toEqual([]);
  return fill(read(variables), placesOf(data));
}

async function run(example: string) {
  const { filled, missing } = await opened(example);
  expect(missing).toEqual([]);
  return stack.run<Record<string, { __typename?: string }>>({ query: read(example) }, JSON.parse(filled));
}

test.each(examples.filter((name) => !/^\w+ \w*Notifications/m.test(read(name))))(
  '%s runs as it stands when it is opened, and a second time with a new key',
  async (example) => {
    const [first, second] = [await run(example), await run(example)];
    for (const { data, errors } of [first, second]) {
      expect(errors).toEqual([]);
      const [answer] = Object.values(data);
      const isRefused = example.includes('refusal');
      expect(answer?.__typename ?? 'Success').toMatch(isRefused ? /^InvalidInput$/ : /Success$|^Document$/);
    }
  },
);

test('what a shop does not have stays a place, and is told', () => {
  const places = placesOf({ viewer: { tenant: null } });
  expect(fill('{ "key": "<key>", "customer": "<customer>" }', places)).toMatchObject({
    filled: expect.stringMatching(/^\{ "key": "[0-9a-f-]{36}", "customer": "<customer>" \}$/),
    missing: ['customer'],
  });
});
