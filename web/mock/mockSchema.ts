import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakerEN_IN as faker } from '@faker-js/faker';
import { addMocksToSchema, createMockStore, type IMocks, type Ref } from '@graphql-tools/mock';
import {
  buildSchema,
  getNullableType,
  isObjectType,
  isUnionType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLUnionType,
} from 'graphql';
import { mockDocument, mockSummary } from './bills.ts';
import { mockViewer } from './viewer.ts';
import { SCALARS, valueOf } from './values.ts';

/** Number of rows in every paginated list. */
const ROWS = 12;

const SEED = 20_261_120;

/** Scalars whose fields may take their value from the field's name; a field `name` may also have an object type. */
const PLAIN = new Set(['String', 'URL', 'Boolean']);

type Fields = Record<string, unknown>;

/** Types whose fields must be consistent with each other. */
const WHOLE: Readonly<Record<string, () => Fields>> = {
  Document: mockDocument,
  DocumentSummary: mockSummary,
  PageInfo: () => ({ hasNextPage: false, hasPreviousPage: false }),
  Profile: () => ({ mustChangePin: false }),
  Viewer: mockViewer,
};

const pageOfRows = (): Fields => ({ totalCount: ROWS, edges: Array.from({ length: ROWS }, () => ({})) });

/** Builds a record of a type: its ids contain the type, its values follow the fields' names. */
function recordOf(type: GraphQLObjectType): () => Fields {
  const fields = type.getFields();
  const named = Object.keys(fields).flatMap((name) => {
    const value = valueOf(name);
    const isPlain = PLAIN.has(String(getNullableType(fields[name]?.type)));
    return value !== undefined && isPlain ? [[name, value] as const] : [];
  });
  let made = 0;
  return () => ({
    ...Object.fromEntries(named.map(([name, value]) => [name, value()])),
    ...('id' in fields && { id: `${type.name}:${(made += 1)}` }),
    ...(type.name.endsWith('Connection') && pageOfRows()),
    ...WHOLE[type.name]?.(),
  });
}

/** Mutations succeed: returns the union's type ending in `Success`, otherwise its first type. */
function successOf(union: GraphQLUnionType): () => Fields {
  const arms = union.getTypes();
  const arm = arms.find(({ name }) => name.endsWith('Success')) ?? arms[0];
  return () => ({ __typename: arm?.name });
}

function mocksOf(schema: GraphQLSchema): IMocks {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  const mocks: IMocks = { ...SCALARS };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isObjectType(type) && !roots.has(type)) mocks[type.name] = recordOf(type);
    if (isUnionType(type)) mocks[type.name] = successOf(type);
  }
  mocks['CatalogueItem'] = () => ({ __typename: 'Product' });
  mocks['Node'] = () => ({ __typename: 'Product' });
  return mocks;
}

/**
 * The graph of `schema.graphql` with generated records: the same in every run, with Indian names and bills that add
 * up. A record can be looked up by its id. Writes succeed and change nothing.
 */
export function mockSchema(): GraphQLSchema {
  faker.seed(SEED);
  const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));
  const store = createMockStore({ schema, mocks: mocksOf(schema) });
  const byId = (id: string): Ref => {
    const [type = ''] = id.split(':');
    return store.get(isObjectType(schema.getType(type)) ? type : 'Product', id) as Ref;
  };
  return addMocksToSchema({
    schema,
    store,
    resolvers: { Query: { node: (_root: unknown, { id }: { id: string }) => byId(id) } },
  });
}
