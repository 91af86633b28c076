import type { ApolloServer, GraphQLResponse } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { openRequest } from '../openRequest.ts';
import { admit, type Door } from './admit.ts';
import { compressAnswers } from './compress.ts';
import { answerNotRun, isNotRun } from './errors.ts';
import type { GraphContext } from './server.ts';

/** Maximum size of an operation's body. */
export const BODY_LIMIT = 100 * 1024;

export interface GraphRouteOptions extends Omit<Door, 'subscriptions'> {
  gateway: Gateway;
  server: ApolloServer<GraphContext>;
}

/** Serves POST /graphql: one operation as JSON. There is no GET, no batch and no form. */
export function serveGraph(app: FastifyInstance, options: GraphRouteOptions): void {
  compressAnswers(app);
  app.get('/graphql', (_request, reply) => reply.code(405).header('allow', 'POST').send());
  app.post('/graphql', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    try {
      return await run(request, reply, options);
    } catch (error) {
      if (!isNotRun(error)) throw error;
      return answerNotRun(reply, error, request.id);
    }
  });
}

async function run(
  request: FastifyRequest,
  reply: FastifyReply,
  options: GraphRouteOptions,
): Promise<string> {
  const context: GraphContext = { ...openRequest(options.gateway, request, reply), log: request.log };
  const operation = await admit(request, context, { ...options, subscriptions: false });
  const { body, http } = await options.server.executeOperation(operation, { contextValue: context });
  request.operationFacts = { operation: nameOf(operation.query), calls: context.calls.made };
  void reply
    .code(hasEnded(request, body) ? 401 : (http.status ?? 200))
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store');
  if (options.gateway.tellsCalls) void reply.header('x-upstream-calls', String(context.calls.made));
  return JSON.stringify(body.kind === 'single' ? body.singleResult : body.initialResult);
}

/** Whether the token expired after it was admitted: its owner is cached for a second. */
function hasEnded({ headers }: FastifyRequest, body: GraphQLResponse['body']): boolean {
  if (headers.authorization === undefined || body.kind !== 'single') return false;
  const errors = body.singleResult.errors ?? [];
  return errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
}

/** The operation's name, for the log. */
export function nameOf(query: string): string {
  return /\b(?:query|mutation|subscription)\s+(\w{1,80})/.exec(query)?.[1] ?? 'unnamed';
}
