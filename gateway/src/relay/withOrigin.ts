import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { URL as Address } from './resolvers/URL.ts';

/**
 * Makes the addresses in answers absolute: paths of this server, "/files/…", get the public origin. It is the
 * installation's own and never taken from the request: a forged Host header would produce links to another site.
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
