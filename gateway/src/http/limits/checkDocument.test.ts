import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { buildGraph } from '../../schema.ts';
import { checkDocument } from './checkDocument.ts';
import { DocumentRefused } from './DocumentRefused.ts';
import { readDocument } from './readDocument.ts';

const graph = buildGraph();

/** The faults of a document; empty for one that may run. */
function faultsOf(source: string, variables: Record<string, unknown> = {}) {
  try {
    checkDocument(graph, readDocument(source), variables);
    return [];
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error;
    return error.faults;
  }
}

const refusalOf = (source: string, variables?: Record<string, unknown>) =>
  faultsOf(source, variables)[0]?.message;

const nest = (depth: number) => `${'{ viewer '.repeat(depth)}{ paymentStatus }${' }'.repeat(depth)}`;
const names = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => of(index)).join(' ');
const aliased = (count: number) => `{ ${names(count, (index) => `a${index}: viewer { paymentStatus }`)} }`;

test('lets through what people write', () => {
  expect(refusalOf(aliased(15))).toBeUndefined();
  expect(
    refusalOf('query ($n: Int) { viewer { tenant { customers(first: $n) { edges { node { name } } } } } }', {
      n: 50,
    }),
  ).toBeUndefined();
  expect(refusalOf(getIntrospectionQuery({ inputValueDeprecation: true }))).toBeUndefined();
});

const statements = (customers: number) =>
  `{ viewer { tenant { customers(first: ${customers}) { edges { node {
    statement(from: "2026-04-01", to: "2026-11-20") { opening lines { balance } } } } } } } }`;

test('a statement is asked of some customers, and not of a list', () => {
  expect(refusalOf(statements(4))).toBeUndefined();
  expect(refusalOf(statements(20))).toContain('too many objects');
});

const REFUSED: [string, string, string][] = [
  ['depth', nest(12), 'too many levels: 13, and 12 at most'],
  ['aliases', aliased(16), 'too many aliases: 16, and 15 at most'],
  ['tokens', `{ ${'viewer '.repeat(2_000)} }`, 'too many tokens: 2002, and 2000 at most'],
  [
    'equal names',
    '{ viewer { paymentStatus paymentStatus paymentStatus paymentStatus } }',
    'too many fields of one name',
  ],
  [
    'equal spreads',
    'fragment F on Query { viewer { paymentStatus } } { ...F ...F ...F ...F }',
    'too many fields of one name',
  ],
  [
    'directives',
    `{ viewer { paymentStatus ${'@skip(if: false) '.repeat(21)} } }`,
    'too many directives: 21, and 20 at most',
  ],
  ['operations', names(11, (index) => `query Q${index} { viewer { paymentStatus } }`), 'too many operations'],
  ['a cycle', 'fragment A on Query { ...B } fragment B on Query { ...A } { ...A }', 'may not spread itself'],
  [
    'a cycle of one',
    'fragment A on Viewer { profile { fullName } ...A } { viewer { ...A } }',
    'may not spread itself',
  ],
  [
    'two hand-over codes',
    'mutation { exchangeHandover(input: { code: "1" }) { __typename } again: exchangeHandover(input: { code: "2" }) { __typename } }',
    'too many PINs: 2, and 1 at most',
  ],
  [
    'two PINs',
    'mutation { login(input: { mobile: "1", pin: "1" }) { __typename } again: login(input: { mobile: "1", pin: "2" }) { __typename } }',
    'too many PINs: 2, and 1 at most',
  ],
  ['a prototype as alias', '{ __proto__: viewer { paymentStatus } }', 'name of the document is not allowed'],
  [
    'a constructor as variable',
    'query ($constructor: Int) { viewer { paymentStatus } }',
    'name of the document is not allowed',
  ],
  ['a query as a subscription', 'subscription { viewer { paymentStatus } }', 'Cannot query field "viewer"'],
  ['a field that is not there', '{ viewer { secrets } }', 'Cannot query field "secrets"'],
  ['no document', '{', 'Syntax Error'],
];

test.each(REFUSED)('refuses %s', (_what, source, message) => {
  expect(refusalOf(source)).toContain(message);
});

const CONNECTION = (first: string) =>
  `query ${first === '$n' ? '($n: Int)' : ''} { viewer { tenant { customers(first: ${first}) { edges { node { documents(first: ${first}) { edges { node { number customer { name } } } } } } } } } }`;

test('counts lists in lists, also those whose length stands in the variables', () => {
  expect(refusalOf(CONNECTION('5'))).toBeUndefined();
  expect(refusalOf(CONNECTION('$n'), { n: 5 })).toBeUndefined();
  expect(refusalOf(CONNECTION('100'))).toContain('too many objects');
  expect(refusalOf(CONNECTION('$n'), { n: 100 })).toContain('too many objects');
  // A variable length counts as the maximum.
  expect(refusalOf(CONNECTION('$n'))).toContain('too many objects');
});

test('counts the ids of nodes', () => {
  const source =
    'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Customer { documents(first: 20) { edges { node { number } } } } } }';
  expect(refusalOf(source, { ids: ['a'] })).toBeUndefined();
  expect(refusalOf(source, { ids: Array.from({ length: 100 }, () => 'a') })).toContain('too many objects');
});

test('a fragment counts as often as it is spread, in time that its length decides', () => {
  const bomb = names(
    30,
    (index) => `fragment F${index} on Query { ...F${index + 1} ... on Query { ...F${index + 1} } }`,
  );
  const source = `${bomb} fragment F30 on Query { a: viewer { paymentStatus } } { ...F0 }`;
  expect(refusalOf(source)).toContain('too many aliases');
});

test('an introspection may not go round in circles', () => {
  const source = `{ __schema { types ${'{ fields { type '.repeat(8)} { name } ${'} } '.repeat(8)} } }`;
  expect(refusalOf(source)).toContain('too many levels of introspection');
});

const list = (count: number) => `{ nodes(ids: [${'"a" '.repeat(count)}]) { id } }`;

test('a document of 2,000 tokens is read, and of one of 2,001 it is told how many there are', () => {
  // 12 of them surround the ids.
  expect(String(refusalOf(list(1_988)))).not.toContain('tokens');
  expect(faultsOf(list(1_989))).toMatchObject([
    {
      message: 'The document has too many tokens: 2001, and 2000 at most.',
      extensions: { code: 'DOCUMENT_REFUSED', cost: { of: 'tokens', requested: 2001, limit: 2000 } },
    },
  ]);
});

test('all faults are told, each with its place, at most 10', () => {
  expect(faultsOf('{ viewer { secrets\n profile { secret } } }')).toMatchObject([
    { message: 'Cannot query field "secrets" on type "Viewer".', locations: [{ line: 1, column: 12 }] },
    { message: 'Cannot query field "secret" on type "Profile".', locations: [{ line: 2, column: 12 }] },
  ]);
  expect(faultsOf(`{ viewer { ${names(12, (index) => `secret${index}`)} } }`)).toHaveLength(10);
  const both = `query A ${nest(12)} query B ${aliased(16)}`;
  expect(faultsOf(both).map(({ extensions }) => extensions['cost'])).toEqual([
    { of: 'levels', requested: 13, limit: 12 },
    { of: 'aliases', requested: 16, limit: 15 },
  ]);
});

test('a costly document is told what it costs, and where most of that is', () => {
  const [fault] = faultsOf(CONNECTION('20'));
  expect(fault?.extensions['cost']).toEqual({ of: 'objects', requested: 1683, limit: 1000 });
  expect(fault?.message).toContain(
    'Most of them at viewer.tenant.customers.edges.node.documents.edges: 800.',
  );
  expect(fault?.locations).toHaveLength(1);
});
