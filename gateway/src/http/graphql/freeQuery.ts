import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from '../../context.ts';
import { checkDocument } from '../limits/checkDocument.ts';

/**
 * Decides whether a document of the caller's own may run: only the playground asks for that, only for somebody who
 * is signed in, and only within the limits - which are looked at first, so that a hostile document costs no call.
 */
export async function admitFreeQuery(
  request: { query: string; variables: Record<string, unknown> },
  { isPlayground, schema, context }: { isPlayground: boolean; schema: GraphQLSchema; context: Context },
): Promise<void> {
  if (!isPlayground || context.session.token === undefined) throw closed();
  checkDocument(schema, request.query, request.variables);
  await context.viewer();
}

function closed(): GraphQLError {
  return new GraphQLError(
    'Only registered operations run here. Sign in to the playground to write your own.',
    {
      extensions: { code: 'OPERATION_NOT_REGISTERED' },
    },
  );
}

/** An id that is not in the manifest: most likely of a client that was loaded before the last deployment. */
export function unknownOperation(): GraphQLError {
  return new GraphQLError('This operation is not known here. Reload the page to get the current version.', {
    extensions: { code: 'UNKNOWN_OPERATION' },
  });
}
