import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What the page at /docs needs: its own scripts, and styles that Swagger UI writes into elements. */
const DOCS = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
};

/** Answers that no browser should run, frame or guess the type of; all but the page at /docs may load nothing. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
    },
    frameguard: { action: 'deny' },
    // Images are shown by pages of the gateway.
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.url?.startsWith('/docs')) return;
    reply.helmet({ contentSecurityPolicy: { useDefaults: false, directives: DOCS } });
  });
}
