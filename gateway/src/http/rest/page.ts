import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { passOn } from '../passOn.ts';
import { REST_PREFIX } from './serveRest.ts';

/** The page has its own policy: its scripts and styles are upstream's. */
const HEADERS = ['content-type', 'content-length', 'etag', 'cache-control', 'content-security-policy'];

/** Passes on the page that documents the REST API; it names the addresses under which calls are answered here. */
export function serveRestPage(app: FastifyInstance, { upstream }: Gateway): void {
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'));
  app.get('/docs/*', async (request, reply) => {
    const headers = { 'x-request-id': request.id, 'x-forwarded-prefix': REST_PREFIX };
    return passOn(
      await upstream.stream({ method: 'GET', path: request.url, headers, body: null }),
      reply,
      HEADERS,
    );
  });
}
