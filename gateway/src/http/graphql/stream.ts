import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'graphql';
import { createHandler } from 'graphql-sse';
import type { Gateway } from '../gateway.ts';
import { openRequest } from '../openRequest.ts';
import { admit, type Door } from './admit.ts';
import { answerNotRun, isNotRun } from './errors.ts';
import { BODY_LIMIT, nameOf } from './route.ts';
import type { GraphContext } from './server.ts';
import { type Fresh, subscribeFresh } from './subscribeFresh.ts';

export interface StreamRouteOptions extends Omit<Door, 'subscriptions'> {
  gateway: Gateway;
}

/** Maximum answers waiting for a reader; a slower reader is disconnected, and reconnects. */
const MOST_WAITING = 100;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A buffering proxy would wait for the end forever.
  'x-accel-buffering': 'no',
  // The connection serves nothing else; kept open afterwards, it would keep the server from stopping.
  connection: 'close',
};

/** Data the library passes from the request to the subscription. */
type Opened = { fresh: Fresh };

/** Headers the library needs: one subscription, answered on this connection. */
const OPENING: Readonly<Record<string, string>> = {
  accept: 'text/event-stream',
  'content-type': 'application/json',
};

/** The same texts, with a callback for each that the reader takes; ends at once, where a generator would wait. */
function notifyTaken(texts: AsyncGenerator<string>, onTaken: () => void): AsyncIterable<string> {
  const iterator: AsyncIterator<string> = {
    async next() {
      const text = await texts.next();
      onTaken();
      return text;
    },
    return: () => texts.return(undefined),
  };
  return { [Symbol.asyncIterator]: () => iterator };
}

/**
 * Serves POST /graphql/stream to signed-in callers: one subscription, answered as server-sent events, under the
 * same rules as /graphql. Callers who may not subscribe get an HTTP status before a stream begins.
 */
export function serveStream(app: FastifyInstance, { gateway, ...door }: StreamRouteOptions): void {
  const handle = createHandler<FastifyRequest, Opened, Opened>({
    // Each subscription has its own connection.
    authenticate: () => null,
    onSubscribe: ({ context }, { query, variables, operationName }) => ({
      schema: door.schema,
      document: parse(query),
      variableValues: variables,
      operationName,
      contextValue: context,
    }),
    subscribe: ({ contextValue, ...args }) => subscribeFresh(args, contextValue.fresh),
  });

  async function open(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const renew = (): GraphContext => ({ ...openRequest(gateway, request, reply), log: request.log });
    const context: GraphContext = { ...request.operation, log: request.log };
    const operation = await admit(request, context, { ...door, subscriptions: true });
    let waiting = 0;
    const onAnswer = () => {
      waiting += 1;
      return waiting <= MOST_WAITING;
    };
    const [body] = await handle({
      method: 'POST',
      url: request.url,
      headers: { get: (name) => OPENING[name] },
      body: { ...operation },
      raw: request,
      context: { fresh: { context, renew, onAnswer } },
    });
    request.operationFacts = { operation: nameOf(operation.query), calls: context.calls.made };
    if (body === null || typeof body === 'string') throw new Error(`No stream, but ${body}`);
    const onTaken = () => {
      waiting = Math.max(0, waiting - 1);
    };
    return reply.headers(HEADERS).send(Readable.from(notifyTaken(body, onTaken), { highWaterMark: 1 }));
  }

  app.get('/graphql/stream', (_request, reply) => reply.code(405).header('allow', 'POST').send());
  app.post('/graphql/stream', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    try {
      return await open(request, reply);
    } catch (error) {
      if (!isNotRun(error)) throw error;
      return answerNotRun(reply, error, request.id);
    }
  });
}
