import { readFile } from 'node:fs/promises';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { unnamed, unreleased, missing, withRelease } from './changelog.ts';
import { changesBetween } from './changes.ts';
import { closedOf, RULES, SCHEMA } from './check.ts';
import { deprecatedIn } from './deprecations.ts';
import { misfits, samplesOf } from './documents.ts';

const NONE = new Set<string>();

test.each([
  ['a field that is gone', 'type Query { a: Int b: Int }', 'type Query { a: Int }', 'Query.b was removed.'],
  [
    'a field that is of another type',
    'type Query { a: Int b: Int }',
    'type Query { a: String b: Int }',
    'Query.a changed type from Int to String.',
  ],
  [
    'an argument that is demanded',
    'type Query { a: Int }',
    'type Query { a(x: Int!): Int }',
    'A required arg x on Query.a was added.',
  ],
  [
    'another default',
    'type Query { a(x: Int = 1): Int }',
    'type Query { a(x: Int = 2): Int }',
    'Query.a arg x has changed defaultValue from 1 to 2.',
  ],
])('%s breaks clients', (_what, before, after, sentence) => {
  expect(changesBetween(before, after, NONE)).toEqual({ breaking: [sentence], additive: [] });
});

test('a new field is nothing that has to be told', () => {
  const changes = changesBetween('type Query { a: Int }', 'type Query { a: Int b: Int }', NONE);
  expect(changes).toEqual({ breaking: [], additive: [] });
});

test('an enum may grow, unless it is one that never does', () => {
  const before = 'type Query { a: Colour } enum Colour { RED }';
  const after = 'type Query { a: Colour } enum Colour { RED BLUE }';
  const sentence = 'BLUE was added to enum type Colour.';
  expect(changesBetween(before, after, NONE)).toEqual({ breaking: [], additive: [sentence] });
  expect(changesBetween(before, after, new Set(['Colour']))).toEqual({ breaking: [sentence], additive: [] });
});

test('what never grows is read from the rules', () => {
  const rules =
    '# Rules\n\n| `Open` | x |\n\n## What never grows\n\n| `Side` | x |\n\n## More\n\n| `Other` | x |';
  expect([...closedOf(rules)]).toEqual(['Side']);
});

test('what our own rules name is in the schema', async () => {
  const closed = closedOf(await readFile(RULES, 'utf8'));
  const types = buildSchema(await readFile(SCHEMA, 'utf8'), { assumeValidSDL: true });
  expect(closed.size).toBeGreaterThan(0);
  expect([...closed].filter((name) => !types.getType(name))).toEqual([]);
});

const CHANGELOG = `# Changes

## Unreleased

- \`Query.b was
  removed.\`

## 1.0.0 (2026-11-23)

- Query.a was removed.
- \`Query.old\` is deprecated.
`;

test('a break counts as named when it stands below "Unreleased", in these words', () => {
  expect(unreleased(CHANGELOG)).toBe('- `Query.b was\n  removed.`');
  expect(unnamed(['Query.a was removed.', 'Query.b was removed.'], CHANGELOG)).toEqual([
    'Query.a was removed.',
  ]);
  expect(unnamed(['Query.a was removed.'], '')).toEqual(['Query.a was removed.']);
});

test('a release dates what was not released, once', () => {
  const released = withRelease(CHANGELOG, '1.1.0', '2026-12-01');
  expect(released).toContain('## Unreleased\n\n## 1.1.0 (2026-12-01)\n\n- `Query.b was');
  expect(withRelease(released, '1.1.0', '2026-12-02')).toBe(released);
});

test('what is deprecated has to be told, wherever in the schema it stands', () => {
  const schema = `
    type Query { old: Int @deprecated(reason: "new") a(was: Int @deprecated(reason: "is")): Kind }
    enum Kind { OLD @deprecated(reason: "NEW") NEW }
    input Some { old: Int @deprecated(reason: "new") new: Int }`;
  const deprecated = ['Query.old', 'Query.a(was)', 'Kind.OLD', 'Some.old'];
  expect(deprecatedIn(schema)).toEqual(deprecated);
  expect(missing(deprecated, CHANGELOG)).toEqual(['Query.a(was)', 'Kind.OLD', 'Some.old']);
});

test('published documents that do not fit are named by where they stand', () => {
  const page = 'A text.\n\n```graphql\n{ a }\n```\n\n```graphql\n{ gone }\n```\n\n```json\n{}\n```\n';
  const samples = new Map(samplesOf('clients.md', page));
  expect(misfits(samples, 'type Query { a: Int }')).toEqual([
    'docs/clients.md, document 2: Cannot query field "gone" on type "Query".',
  ]);
  const code = [
    'const A = graphql(`{ a }`);',
    'B = gql("""{ b }""")',
    String.raw`{ "query": "{ c(d: \"e\") }" }`,
  ];
  expect(samplesOf('x.md', code.join('\n')).map(([, document]) => document)).toEqual([
    '{ a }',
    '{ b }',
    '{ c(d: "e") }',
  ]);
  expect(misfits(new Map([['one', '{ a']]), 'type Query { a: Int }')).toEqual([
    'one: Syntax Error: Expected Name, found <EOF>.',
  ]);
});
