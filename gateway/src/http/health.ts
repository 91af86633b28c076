import type { FastifyInstance } from 'fastify';
import type { Gateway } from './gateway.ts';

/** Serves /healthz (this process runs) and /readyz (upstream reports that it can serve). */
export function serveHealth(app: FastifyInstance, { upstream }: Gateway): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const ready = await isReady(upstream, request.id).catch((error: unknown) => {
      request.log.warn({ err: error }, 'not ready');
      return false;
    });
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}

async function isReady(upstream: Gateway['upstream'], requestId: string): Promise<boolean> {
  const headers = { 'x-request-id': requestId };
  const { statusCode, body } = await upstream.stream({ method: 'GET', path: '/readyz', headers, body: null });
  await body.dump();
  return statusCode === 200;
}
