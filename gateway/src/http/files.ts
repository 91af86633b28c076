import type { FastifyInstance } from 'fastify';
import type { Gateway } from './gateway.ts';
import { passOn } from './passOn.ts';
import { STORED, policyText } from './security.ts';

const HEADERS = ['content-type', 'content-length', 'etag', 'last-modified', 'cache-control', 'expires'];
/** Headers of a browser's conditional request. */
const CONDITIONS = ['if-none-match', 'if-modified-since'];

const POLICY = policyText(STORED);

/** Passes on pictures: their addresses are signed and expire, so that an `<img>` needs no header. */
export function serveFiles(app: FastifyInstance, { upstream }: Gateway): void {
  app.get('/files/*', async (request, reply) => {
    const conditions = CONDITIONS.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const answer = await upstream.stream({
      method: 'GET',
      path: request.url,
      headers: {
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
        ...Object.fromEntries(conditions),
      },
      body: null,
    });
    void reply.header('content-security-policy', POLICY);
    return passOn(answer, reply, HEADERS);
  });
}
