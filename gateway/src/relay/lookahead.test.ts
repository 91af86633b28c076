import { Kind, parse, type FragmentDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { selects, selectsBeyond, type Lookahead } from './lookahead.ts';

/** The info that the resolver of the operation's first field gets. */
function lookahead(source: string, variableValues: Record<string, unknown> = {}): Lookahead {
  const { definitions } = parse(source);
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const node of definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const field = operation?.selectionSet.selections[0];
  if (field?.kind !== Kind.FIELD) throw new Error('The operation must begin with a field');
  return { fieldNodes: [field], fragments, variableValues };
}

const PATH = ['edges', 'node', 'customer'] as const;

test.each([
  ['plainly', '{ documents { edges { node { customer { name } } } } }'],
  ['under an alias', '{ documents { e: edges { node { buyer: customer { name } } } } }'],
  [
    'in a fragment',
    'fragment Row on Document { customer { name } } { documents { edges { node { ...Row } } } }',
  ],
  [
    'in a fragment above',
    'fragment Page on C { edges { node { customer { name } } } } { documents { ...Page } }',
  ],
  ['in an inline fragment', '{ documents { edges { node { ... on Document { customer { name } } } } } }'],
  ['in the second of two', '{ documents { edges { cursor } edges { node { customer { name } } } } }'],
  ['not skipped', '{ documents { edges { node { customer @skip(if: false) { name } } } } }'],
])('sees a field that is selected %s', (_how, source) => {
  expect(selects(lookahead(source), ...PATH)).toBe(true);
});

test.each([
  ['not at all', '{ documents { edges { node { number } } } }'],
  ['elsewhere', '{ documents { edges { node { number } customer { name } } } }'],
  ['skipped', '{ documents { edges { node { customer @skip(if: true) { name } } } } }'],
  [
    'in a fragment that is not included',
    'fragment R on D { customer { name } } { documents { edges { node { ...R @include(if: false) } } } }',
  ],
])('sees no field that is selected %s', (_how, source) => {
  expect(selects(lookahead(source), ...PATH)).toBe(false);
});

test('goes by the variables of the request', () => {
  const source =
    'query ($all: Boolean!) { documents { edges { node { customer @include(if: $all) { name } } } } }';
  // The same document, as when a registered query runs again.
  const document = lookahead(source);
  for (const all of [true, false, true])
    expect(selects({ ...document, variableValues: { all } }, ...PATH)).toBe(all);
});

const customerWith = (fields: string) =>
  lookahead(`{ documents { edges { node { customer { ${fields} } } } } }`);

test('tells whether more is asked for than is known already', () => {
  const known = ['id', 'name'];
  expect(selectsBeyond(customerWith('id __typename name'), known, ...PATH)).toBe(false);
  expect(selectsBeyond(customerWith('id mobile'), known, ...PATH)).toBe(true);
});
