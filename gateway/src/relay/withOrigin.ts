import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { URL as Address } from './resolvers/URL.ts';

/**
 * The graph whose addresses are absolute: what stands below this server, "/files/…", begins with the origin that people
 * open. It is the installation's own, never what a caller says of where he called: a forged Host header would make
 * links that lead to somebody else.
 */
export function withOrigin(schema: GraphQLSchema, origin: () => string): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.SCALAR_TYPE]: (type) =>
      type.name === Address.name
        ? new GraphQLScalarType({
            ...type.toConfig(),
            serialize: (value) => new URL(Address.serialize(value), origin()).href,
          })
        : undefined,
  });
}
