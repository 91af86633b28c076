import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { PLAYGROUND, policyText } from './security.ts';
import { serveFolder } from './static/serveFolder.ts';

/** Built by playground/build.ts. */
const FOLDER = fileURLToPath(new URL('../../playground/dist', import.meta.url));

/**
 * Serves GraphiQL at /playground, from our own files; its editor needs its own content security policy. Demo shops,
 * where there are any, are disclosed to every visitor: their PIN is no secret.
 */
export async function servePlayground(
  app: FastifyInstance,
  demoLogins: string | undefined,
  folder = FOLDER,
): Promise<void> {
  if (!existsSync(folder)) return app.log.warn('the playground is not built');
  app.get('/playground', (_request, reply) => reply.redirect('/playground/'));
  if (demoLogins !== undefined)
    app.get('/playground/demo.json', (_request, reply) =>
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(demoLogins),
    );
  const headers = { 'content-security-policy': policyText(PLAYGROUND) };
  await app.register((part) => serveFolder(part, { folder, prefix: '/playground/', headers }));
}
