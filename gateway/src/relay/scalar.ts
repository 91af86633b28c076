import { type MessageKey, formatMessage } from '@galla/domain';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** A scalar whose expected format has a message in domain. */
type OwnScalar = MessageKey extends infer Key ? (Key extends `scalars.${infer Name}` ? Name : never) : never;

/**
 * Creates one of our scalars. Outputs pass through: the REST contract has checked them, or `domain` has made them.
 * Inputs are parsed once here, from the document or the variables.
 */
export function scalar<Internal>(
  name: OwnScalar,
  read: (text: string) => Internal | undefined,
  /** Whether a number is accepted like its text. */
  takes: 'text' | 'text or number' = 'text or number',
) {
  const numbers = takes === 'text or number';
  function parse(value: unknown): Internal {
    const isTaken = typeof value === 'string' || (numbers && typeof value === 'number');
    const internal = isTaken ? read(String(value)) : undefined;
    if (internal === undefined) throw invalid(name);
    return internal;
  }
  return new GraphQLScalarType<Internal, string>({
    name,
    serialize(value) {
      if (typeof value !== 'string') throw new TypeError(`${name} must be answered as text`);
      return value;
    },
    parseValue: parse,
    parseLiteral(node) {
      const isNumber = node.kind === Kind.INT || node.kind === Kind.FLOAT;
      if (node.kind === Kind.STRING || (numbers && isNumber)) return parse(node.value);
      throw invalid(name);
    },
  });
}

function invalid(name: OwnScalar): GraphQLError {
  return new GraphQLError(formatMessage(`scalars.${name}`), { extensions: { code: 'BAD_USER_INPUT' } });
}
