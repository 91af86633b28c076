import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { buildGraph } from '../../schema.ts';
import { checkDocument } from './checkDocument.ts';

const graph = buildGraph();

function refusalOf(source: string, variables: Record<string, unknown> = {}): string | undefined {
  try {
    checkDocument(graph, source, variables);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

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
  expect(checkDocument(graph, getIntrospectionQuery({ inputValueDeprecation: true }), {}).introspects).toBe(
    true,
  );
  expect(checkDocument(graph, '{ viewer { __typename } }', {}).introspects).toBe(false);
});

const REFUSED: [string, string, string][] = [
  ['depth', nest(12), 'too many levels: 12 at most'],
  ['aliases', aliased(16), 'too many aliases: 15 at most'],
  ['tokens', `{ ${'viewer '.repeat(2_000)} }`, '2000 tokens'],
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
    'too many directives: 20 at most',
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
    'too many PINs: 1 at most',
  ],
  [
    'two PINs',
    'mutation { login(input: { mobile: "1", pin: "1" }) { __typename } again: login(input: { mobile: "1", pin: "2" }) { __typename } }',
    'too many PINs: 1 at most',
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
  // A length that is not told is taken for the longest.
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
