import { makeExecutableSchema } from '@graphql-tools/schema';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { compiledExecution } from './compiled.ts';

const schema = makeExecutableSchema({
  typeDefs: `type Query { shop: Shop broken: Shop bills(filter: Filter): String }
    type Shop { name: String! city: String }
    input Filter { sums: [Sum!] } input Sum @oneOf { amount: Int percent: Int }`,
  resolvers: {
    Query: {
      bills: () => 'all',
      shop: async () => ({ name: 'Meenakshi Stores', city: 'Pune' }),
      broken: async () => ({
        get name() {
          throw new Error('A mistake of ours.');
        },
      }),
    },
  },
});

/** Runs a query as if it were in the manifest. */
async function run(query: string, variables: Record<string, unknown> = {}): Promise<unknown> {
  const { executor } = await compiledExecution(schema, new Map([['id', query]])).load({
    apollo: {},
  });
  if (!executor) throw new Error('There is nothing that executes.');
  const document = parse(query);
  const context = { document, request: { query, variables }, context: {} };
  return JSON.parse(JSON.stringify(await executor(context as Parameters<typeof executor>[0])));
}

const FRAGMENTS = `query ($more: Boolean!) { shop { ...Head ...All @include(if: $more) } }
  fragment Head on Shop { name } fragment All on Shop { name city }`;

test('what two fragments ask for stays when one of them is left out', async () => {
  expect(await run(FRAGMENTS, { more: false })).toEqual({ data: { shop: { name: 'Meenakshi Stores' } } });
  expect(await run(FRAGMENTS, { more: true })).toEqual({
    data: { shop: { name: 'Meenakshi Stores', city: 'Pune' } },
  });
});

test('what is thrown after a promise is an error at its field, and the others are answered', async () => {
  expect(await run('{ broken { name } shop { city } }')).toMatchObject({
    data: { broken: null, shop: { city: 'Pune' } },
    errors: [{ message: 'A mistake of ours.', path: ['broken'] }],
  });
});

test('variables that do not fit are told as graphql-js does', async () => {
  const { errors } = (await run(FRAGMENTS, { more: 'yes' })) as { errors: { message: string }[] };
  expect(errors[0]?.message).toMatch(/^Variable "\$more" got invalid value "yes"; Boolean cannot represent/);
});

const BILLS = 'query ($filter: Filter) { bills(filter: $filter) }';

test.each([
  ['none', { sums: [{}] }],
  ['both', { sums: [{ amount: 1 }, { amount: 1, percent: 1 }] }],
])('a choice with %s runs nothing, and is told as graphql-js does', async (_what, filter) => {
  expect(await run(BILLS, { filter })).toMatchObject({
    errors: [{ message: expect.stringContaining('Exactly one key must be specified for OneOf type "Sum"') }],
  });
});

test.each([undefined, {}, { sums: [{ percent: 5 }] }])(
  'a choice of one runs, and so does none where none is needed',
  async (filter) => {
    expect(await run(BILLS, { filter })).toEqual({ data: { bills: 'all' } });
  },
);
