import { subscription } from '@galla/upstream/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refused } from '../refusals/RefusalError.ts';
import type { HttpRequest } from '../rest/request.ts';
import type { Gateway } from './gateway.ts';

/** Larger than any callback. */
const MOST = 32 * 1024;
/** An unguessable part of the sandbox's page addresses, as upstream makes them. */
const TICKET = /^[\w-]{16,64}$/;
const OUTCOME = /^[a-z]{1,16}$/;
const HEADERS = ['content-type', 'content-length', 'cache-control', 'content-security-policy', 'location'];

/** A request to upstream without a session. */
function publicRequest(
  { id, ip, headers, body }: FastifyRequest,
  request: Pick<HttpRequest, 'method' | 'path'>,
): HttpRequest {
  const signature = headers['x-verify'];
  return {
    ...request,
    headers: {
      'x-request-id': id,
      'x-forwarded-for': ip,
      ...(typeof body === 'string' && { 'content-type': headers['content-type'] ?? 'application/json' }),
      ...(typeof signature === 'string' && { 'x-verify': signature }),
    },
    body: typeof body === 'string' ? body : null,
  };
}

/**
 * Passes on what payment services and payers need from upstream, which may listen on a socket only: the service's
 * signed callback about a changed order, and the pages of the sandbox. Both pass through unchanged; upstream
 * verifies them.
 */
export async function servePayments(app: FastifyInstance, { upstream }: Gateway): Promise<void> {
  async function pass(reply: FastifyReply, request: HttpRequest): Promise<FastifyReply> {
    const { statusCode, headers, body } = await upstream.stream(request);
    for (const name of HEADERS) {
      const value = headers[name];
      if (value !== undefined) void reply.header(name, value);
    }
    return reply.code(statusCode).send(body);
  }

  await app.register(async (part) => {
    // The signature covers the raw text of the body.
    part.removeAllContentTypeParsers();
    part.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      { parseAs: 'string', bodyLimit: MOST },
      (_request, body, done) => done(null, body),
    );

    const { method, path } = subscription.paymentCallback;
    part.post(path, (request, reply) => pass(reply, publicRequest(request, { method, path })));

    part.get<{ Params: { ticket: string } }>('/payment-sandbox/pay/:ticket', (request, reply) => {
      const { ticket } = request.params;
      if (!TICKET.test(ticket)) throw refused('NOT_FOUND');
      const place = { method: 'GET', path: `/payment-sandbox/pay/${ticket}` } as const;
      return pass(reply, publicRequest(request, place));
    });

    part.post<{ Params: { ticket: string; outcome: string } }>(
      '/payment-sandbox/pay/:ticket/:outcome',
      (request, reply) => {
        const { ticket, outcome } = request.params;
        if (!TICKET.test(ticket) || !OUTCOME.test(outcome)) throw refused('NOT_FOUND');
        const place = { method: 'POST', path: `/payment-sandbox/pay/${ticket}/${outcome}` } as const;
        return pass(reply, publicRequest(request, place));
      },
    );
  });
}
