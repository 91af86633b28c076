import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { RefusalError } from '../../refusals/RefusalError.ts';
import type { Gateway } from '../gateway.ts';
import { openRequest } from '../openRequest.ts';
import { compressAnswers } from './compress.ts';
import { errorBody } from './errors.ts';
import { admitFreeQuery, unknownOperation } from './freeQuery.ts';
import type { Manifest } from './manifest.ts';
import { requestOfBody, type GraphqlRequest } from './requestBody.ts';
import type { GraphContext } from './server.ts';

/** The largest body that an operation may bring. */
const BODY_LIMIT = 100 * 1024;
const PLAYGROUND_HEADER = 'x-galla-playground';

export interface GraphRouteOptions {
  gateway: Gateway;
  schema: GraphQLSchema;
  server: ApolloServer<GraphContext>;
  manifest: Manifest;
}

/** Serves POST /graphql: one operation as JSON. There is no GET, no batch and no form. */
export function serveGraph(app: FastifyInstance, options: GraphRouteOptions): void {
  compressAnswers(app);
  app.get('/graphql', (_request, reply) => reply.code(405).header('allow', 'POST').send());
  app.post('/graphql', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    try {
      return await run(request, reply, options);
    } catch (error) {
      if (!(error instanceof GraphQLError || error instanceof RefusalError)) throw error;
      return reply.code(400).send(errorBody(error, request.id));
    }
  });
}

async function run(
  request: FastifyRequest,
  reply: FastifyReply,
  options: GraphRouteOptions,
): Promise<string> {
  const asked = requestOfBody(request.body);
  if (!asked)
    throw new GraphQLError('The body must be one operation.', { extensions: { code: 'BAD_REQUEST' } });
  const context: GraphContext = { ...openRequest(options.gateway, request, reply), log: request.log };
  const operation = await admitted(asked, context, request, options);
  const { body, http } = await options.server.executeOperation(operation, { contextValue: context });
  request.operationFacts = { operation: nameOf(operation.query), calls: context.calls.made };
  void reply
    .code(http.status ?? 200)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store');
  if (options.gateway.tellsCalls) void reply.header('x-upstream-calls', String(context.calls.made));
  return JSON.stringify(body.kind === 'single' ? body.singleResult : body.initialResult);
}

async function admitted(
  asked: GraphqlRequest,
  context: GraphContext,
  request: FastifyRequest,
  { manifest, schema }: GraphRouteOptions,
) {
  const { variables } = asked;
  if ('id' in asked) {
    const query = manifest.get(asked.id);
    if (query === undefined) throw unknownOperation();
    return { query, variables };
  }
  const isPlayground = request.headers[PLAYGROUND_HEADER] !== undefined;
  await admitFreeQuery(asked, { isPlayground, schema, context });
  return {
    query: asked.query,
    variables,
    ...(asked.operationName !== undefined && { operationName: asked.operationName }),
  };
}

/** The operation's name, for the log. */
function nameOf(query: string): string {
  return /\b(?:query|mutation)\s+(\w{1,80})/.exec(query)?.[1] ?? 'unnamed';
}
