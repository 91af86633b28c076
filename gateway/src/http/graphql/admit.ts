import type { FastifyRequest } from 'fastify';
import { getOperationAST, parse, type GraphQLSchema, GraphQLError, OperationTypeNode } from 'graphql';
import type { Context } from '../../context.ts';
import { admitFreeQuery, unknownOperation } from './freeQuery.ts';
import type { Manifest } from './manifest.ts';
import { requestOfBody } from './requestBody.ts';

const PLAYGROUND_HEADER = 'x-galla-playground';

/** An operation that may run. */
export interface AdmittedOperation {
  query: string;
  variables: Record<string, unknown>;
  operationName?: string;
}

/** Where operations are asked for. */
export interface Door {
  manifest: Manifest;
  schema: GraphQLSchema;
  /** Subscriptions are served at a door of their own, and nothing else is there. */
  subscriptions: boolean;
}

/** Lets in an operation of the manifest by its id, or one of the caller's own within the limits. */
export async function admit(
  request: FastifyRequest,
  context: Context,
  door: Door,
): Promise<AdmittedOperation> {
  const asked = requestOfBody(request.body);
  if (!asked)
    throw new GraphQLError('The body must be one operation.', { extensions: { code: 'BAD_REQUEST' } });
  const { variables } = asked;
  if ('id' in asked) {
    const query = door.manifest.get(asked.id);
    if (query === undefined) throw unknownOperation();
    checkKind(query, undefined, door);
    return { query, variables };
  }
  const isPlayground = request.headers[PLAYGROUND_HEADER] !== undefined;
  await admitFreeQuery(asked, { isPlayground, schema: door.schema, context });
  checkKind(asked.query, asked.operationName, door);
  return {
    query: asked.query,
    variables,
    ...(asked.operationName !== undefined && { operationName: asked.operationName }),
  };
}

function checkKind(query: string, name: string | undefined, { subscriptions }: Door): void {
  if (!subscriptions && !query.includes('subscription')) return;
  const operation = getOperationAST(parse(query), name)?.operation;
  if ((operation === OperationTypeNode.SUBSCRIPTION) === subscriptions) return;
  throw new GraphQLError(
    subscriptions ? 'Only subscriptions are served here.' : 'Subscriptions are served at /graphql/stream.',
    { extensions: { code: 'BAD_REQUEST' } },
  );
}
