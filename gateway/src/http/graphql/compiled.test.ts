import { makeExecutableSchema } from '@graphql-tools/schema';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { compiledExecution } from './compiled.ts';

const schema = makeExecutableSchema({
  typeDefs: `type Query { shop: Shop broken: Shop } type Shop { name: String! city: String }`,
  resolvers: {
    Query: {
      shop: async () => ({ name: 'Meenakshi Stores', city: 'Pune' }),
      broken: async () => ({
        get name() {
          throw new Error('A mistake of ours.');
        },
      }),
    },
  },
});

/** Runs a query as one of the manifest. */
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
