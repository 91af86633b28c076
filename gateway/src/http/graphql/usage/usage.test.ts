import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { signedIn } from '../../../testing/fakePerson.ts';
import { post, testApp, TOKEN } from '../../../testing/testApp.ts';
import { ClientNames } from './ClientNames.ts';
import { deprecatedUse } from './deprecatedUse.ts';
import { Usage } from './Usage.ts';

const schema = buildSchema(`
  type Query { old(was: Int @deprecated(reason: "is"), is: Int): Int @deprecated(reason: "new")
    new(filter: Filter, kinds: [Kind!]): Thing }
  interface Named { title: String @deprecated(reason: "name") }
  type Thing implements Named { title: String @deprecated(reason: "name") name: String }
  enum Kind { OLD @deprecated(reason: "NEW") NEW }
  input Filter { old: Int @deprecated(reason: "new") new: Int more: [Filter!] kind: Kind }`);

const used = (document: string, variables = {}) => [...deprecatedUse(schema, parse(document), variables)];

test.each([
  ['{ new { name } }', {}, []],
  ['{ old(is: 1) }', {}, ['Query.old']],
  ['{ old(was: 1) }', {}, ['Query.old', 'Query.old(was)']],
  ['{ new { ...F } } fragment F on Named { title }', {}, ['Named.title']],
  ['{ new(filter: { more: [{ old: 1 }] }) { ... on Thing { title } } }', {}, ['Filter.old', 'Thing.title']],
  ['{ new(kinds: [NEW, OLD]) { name } }', {}, ['Kind.OLD']],
  [
    'query ($f: Filter) { new(filter: $f) { name } }',
    { f: { new: 1, more: [{ new: 1 }, { old: 2, constructor: 1 }, null] } },
    ['Filter.old'],
  ],
  ['query ($f: Filter) { new(filter: $f) { name } }', { f: 'nonsense' }, []],
])('finds what %s uses of what is deprecated', (document, variables, found) => {
  expect(used(document, variables)).toEqual(found);
});

test('labels are a bounded number, and none is made of what would end a label', () => {
  const names = new ClientNames();
  const labels = new Set<string>();
  for (let shop = 0; shop < 1_000; shop += 1)
    for (let n = 0; n < 10; n += 1) labels.add(names.labelOf(`client-${shop}-${n}`, `shop_${shop}`));
  expect(labels.size).toBe(51);
  expect(names.labelOf('one more', 'shop_late')).toBe('other');
  expect(names.labelOf('galla-web', undefined)).toBe('galla-web');
  expect(names.labelOf('client-0-0', undefined)).toBe('client-0-0');
  expect(names.labelOf(undefined, 'shop_0')).toBe('unnamed');
});

test.each(['a"} 1\nfake{x="', 'x'.repeat(41), 'नाम', '{}', '\\'])('the name %s is "other"', (name) => {
  expect(new ClientNames().labelOf(name, 'shop')).toBe('other');
});

test('one shop brings five names, and somebody without a token none', () => {
  const names = new ClientNames();
  const labels = Array.from({ length: 6 }, (_, n) => names.labelOf(`mine-${n}`, 'shop'));
  expect(labels.filter((label) => label === 'other')).toHaveLength(1);
  expect(names.labelOf('theirs', 'another')).toBe('theirs');
  expect(names.labelOf('nobody', undefined)).toBe('other');
});

test('the use of what is deprecated is told by client', () => {
  const usage = new Usage(schema);
  const one = { shop: 'shop', kind: 'own', query: '{ old }', variables: {} } as const;
  usage.count({ ...one, client: 'books' });
  usage.count({ ...one, client: 'books' });
  usage.count({ ...one, client: undefined, kind: 'registered' });
  expect(usage.text().split('\n')).toEqual(
    expect.arrayContaining([
      'galla_graphql_operations_total{client="books",kind="own"} 2',
      'galla_graphql_operations_total{client="unnamed",kind="registered"} 1',
      'galla_graphql_deprecated_total{client="books",field="Query.old"} 2',
      'galla_graphql_deprecated_total{client="unnamed",field="Query.old"} 1',
    ]),
  );
});

test('operations that ran are counted by the name that the client gives itself', async () => {
  const { app } = await testApp([signedIn()]);
  const name = { 'apollographql-client-name': 'books' };
  await post(app, { query: '{ viewer { paymentStatus } }' }, { token: TOKEN, ...name });
  await post(app, { query: '{ viewer { paymentStatus } }' }, { ...name });
  await post(app, { query: '{ nowhere }' }, { token: TOKEN, ...name });
  const { body } = await app.inject('/metrics');
  expect(body).toContain('galla_graphql_operations_total{client="books",kind="own"} 1\n');
});
