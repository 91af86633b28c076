import { GraphQLError, type ASTNode } from 'graphql';

/** A limit that a document exceeds. */
export interface Excess {
  /** As worded in the message, e.g. "levels". */
  of: string;
  requested: number;
  limit: number;
}

/** The refusal of a document above a limit; `hint` says where most of the excess is. */
export function tooMuch({ of, requested, limit }: Excess, node?: ASTNode, hint = ''): GraphQLError {
  return new GraphQLError(`The document has too many ${of}: ${requested}, and ${limit} at most.${hint}`, {
    nodes: node ?? null,
    extensions: { cost: { of, requested, limit } },
  });
}
