import * as contract from '@galla/upstream/contract';
import type { Endpoint } from '@galla/upstream/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import type { Gateway } from '../gateway.ts';
import { policyText, STORED } from '../security.ts';
import { answerAsRest } from './answerAsRest.ts';

/** Path below which the REST API is available here. */
export const REST_PREFIX = '/rest';

/** Answers can include pictures stored by users: nothing in them may run. */
const POLICY = policyText(STORED);

/** Request headers passed to upstream, besides those that identify the caller. */
const PASSED_IN = [
  'authorization',
  'content-type',
  'content-length',
  'idempotency-key',
  'x-verify',
  'accept',
  'user-agent',
  'if-none-match',
  'if-modified-since',
];
/** Response headers passed to the caller; the security headers are our own. */
const PASSED_OUT = [
  'content-type',
  'content-length',
  'content-disposition',
  'etag',
  'last-modified',
  'cache-control',
  'expires',
  'retry-after',
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'rights' in value;

/** Every call documented by the REST API's page; nothing else of upstream is reachable. */
function endpoints(): Endpoint[] {
  return Object.values(contract).flatMap((slice) => Object.values(slice).filter(isEndpoint));
}

function pick(headers: object, names: readonly string[]): Record<string, string> {
  const all = new Map<string, unknown>(Object.entries(headers));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = all.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/**
 * Serves upstream's documented REST API below /rest unchanged: upstream checks token, rights and limits, limits by
 * the caller's address, and its answers, including refusals, pass through. Bodies are streamed in both directions.
 */
export async function serveRest(app: FastifyInstance, { upstream }: Gateway): Promise<void> {
  const streams = new Set<AbortController>();

  function send(
    { answers, method }: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Dispatcher.ResponseData> {
    const outgoing = {
      method,
      path: request.url.slice(REST_PREFIX.length),
      headers: {
        ...pick(request.headers, PASSED_IN),
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
      },
      body: request.body instanceof Readable ? request.body : null,
    };
    if (answers !== 'stream') return upstream.stream(outgoing);
    const leaving = new AbortController();
    streams.add(leaving);
    reply.raw.once('close', () => {
      streams.delete(leaving);
      leaving.abort();
    });
    void reply.header('connection', 'close');
    return upstream.listen(outgoing, leaving.signal);
  }

  app.addHook('preClose', async () => {
    for (const stream of streams) stream.abort();
  });
  await app.register(
    async (part) => {
      answerAsRest(part);
      part.removeAllContentTypeParsers();
      part.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
      for (const endpoint of endpoints()) {
        part.route({
          method: endpoint.method,
          url: endpoint.path,
          handler: async (request, reply) => {
            const { statusCode, headers, body } = await send(endpoint, request, reply);
            void reply.headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' });
            return reply.code(statusCode).headers(pick(headers, PASSED_OUT)).send(body);
          },
        });
      }
    },
    { prefix: REST_PREFIX },
  );
}
