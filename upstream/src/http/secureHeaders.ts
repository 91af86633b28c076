import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Needed by the page at /docs: its own scripts, and the inline styles of Swagger UI. */
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

/** Headers that forbid scripts, framing and type sniffing; only the page at /docs may load anything. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
    },
    frameguard: { action: 'deny' },
    // Images are embedded in pages of the gateway.
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.url?.startsWith('/docs')) return;
    reply.helmet({ contentSecurityPolicy: { useDefaults: false, directives: DOCS } });
  });
}
