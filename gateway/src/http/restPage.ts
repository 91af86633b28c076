import type { FastifyInstance } from 'fastify';
import type { Gateway } from './gateway.ts';
import { passOn } from './passOn.ts';

/** The page brings its own policy: its scripts and styles are upstream's. */
const HEADERS = ['content-type', 'content-length', 'etag', 'cache-control', 'content-security-policy'];

/** Passes on the page that describes the REST API, so that it opens also where upstream listens on a socket only. */
export function serveRestPage(app: FastifyInstance, { upstream }: Gateway): void {
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'));
  app.get('/docs/*', async (request, reply) => {
    const headers = { 'x-request-id': request.id };
    return passOn(
      await upstream.stream({ method: 'GET', path: request.url, headers, body: null }),
      reply,
      HEADERS,
    );
  });
}
