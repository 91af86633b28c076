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
import { withOrigin } from './relay/withOrigin.ts';
import { resolvers } from './resolvers.generated.ts';
import { guardRights } from './rights/guardRights.ts';

/** The committed schema: one file for the gateway, the client's compiler and other clients. */
export const SCHEMA_FILE = new URL('../../schema.graphql', import.meta.url);

/** The origin where no installation sets one, as in tests. */
const LOCAL = () => 'http://localhost:4000';

let guarded: GraphQLSchema | undefined;

/** The graph with its resolvers, guarded by the rights in the schema. It is built once: that takes half a second. */
function guardedGraph(): GraphQLSchema {
  if (guarded) return guarded;
  const typeDefs = parse(readFileSync(SCHEMA_FILE, 'utf8'));
  guarded = guardRights(specifyScalars(makeExecutableSchema({ typeDefs, resolvers }), typeDefs));
  return guarded;
}

/**
 * The graph of an installation.
 * @param origin public origin of this installation
 */
export const buildGraph = (origin = LOCAL): GraphQLSchema => withOrigin(guardedGraph(), origin);

/** Replaces the library's descriptions of scalars with those of our schema. */
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
