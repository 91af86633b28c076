import { makeExecutableSchema } from '@graphql-tools/schema';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { readFileSync } from 'node:fs';
import {
  getDirectiveValues,
  GraphQLScalarType,
  GraphQLSpecifiedByDirective,
  Kind,
  parse,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { resolvers } from './resolvers.generated.ts';
import { guardRights } from './rights/guardRights.ts';

/** The committed schema: one file for the gateway, the client's compiler and other clients. */
export const SCHEMA_FILE = new URL('../../schema.graphql', import.meta.url);

/** The graph with its resolvers, each behind the rights that the schema states. */
export function buildGraph(): GraphQLSchema {
  const typeDefs = parse(readFileSync(SCHEMA_FILE, 'utf8'));
  return guardRights(specifyScalars(makeExecutableSchema({ typeDefs, resolvers }), typeDefs));
}

/** Scalars come with what their implementation says of them; people are to read what the schema says. */
function specifyScalars(schema: GraphQLSchema, { definitions }: DocumentNode): GraphQLSchema {
  const nodes = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.SCALAR_TYPE_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  return mapSchema(schema, {
    [MapperKind.SCALAR_TYPE]: (type) => {
      const node = nodes.get(type.name);
      if (!node) return type;
      const url = getDirectiveValues(GraphQLSpecifiedByDirective, node)?.['url'];
      return new GraphQLScalarType({
        ...type.toConfig(),
        description: node.description?.value,
        specifiedByURL: typeof url === 'string' ? url : undefined,
      });
    },
  });
}
