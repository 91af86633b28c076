import { makeExecutableSchema } from '@graphql-tools/schema';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { readFileSync } from 'node:fs';
import { GraphQLScalarType, Kind, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { withOrigin } from './relay/withOrigin.ts';
import { resolvers } from './resolvers.generated.ts';
import { guardRights } from './rights/guardRights.ts';

/** The committed schema: one file for the gateway, the client's compiler and other clients. */
export const SCHEMA_FILE = new URL('../../schema.graphql', import.meta.url);

/** What addresses begin with where no installation has a say, as in tests. */
const LOCAL = () => 'http://localhost:4000';

/**
 * The graph with its resolvers, each behind the rights that the schema states.
 * @param origin what addresses of this installation begin with
 */
export function buildGraph(origin = LOCAL): GraphQLSchema {
  const typeDefs = parse(readFileSync(SCHEMA_FILE, 'utf8'));
  const schema = describeScalars(makeExecutableSchema({ typeDefs, resolvers }), typeDefs);
  return guardRights(withOrigin(schema, origin));
}

/** Scalars come with the description of their implementation; people are to read that of the schema. */
function describeScalars(schema: GraphQLSchema, { definitions }: DocumentNode): GraphQLSchema {
  const descriptions = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.SCALAR_TYPE_DEFINITION ? [[node.name.value, node.description?.value]] : [],
    ),
  );
  return mapSchema(schema, {
    [MapperKind.SCALAR_TYPE]: (type) =>
      new GraphQLScalarType({
        ...type.toConfig(),
        description: descriptions.get(type.name) ?? type.description,
      }),
  });
}
