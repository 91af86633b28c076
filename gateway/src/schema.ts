import { makeExecutableSchema } from '@graphql-tools/schema';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { readFileSync } from 'node:fs';
import { GraphQLScalarType, Kind, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import { resolvers } from './resolvers.generated.ts';
import { guardRights } from './rights/guardRights.ts';

/** The committed schema: one file for the gateway, the client's compiler and other clients. */
export const SCHEMA_FILE = new URL('../../schema.graphql', import.meta.url);

/** The graph with its resolvers, each behind the rights that the schema states. */
export function buildGraph(): GraphQLSchema {
  const typeDefs = parse(readFileSync(SCHEMA_FILE, 'utf8'));
  return guardRights(describeScalars(makeExecutableSchema({ typeDefs, resolvers }), typeDefs));
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
