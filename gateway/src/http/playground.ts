import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { PLAYGROUND, policyText } from './security.ts';
import { serveFolder } from './static/serveFolder.ts';

/** Built by playground/build.ts. */
const FOLDER = fileURLToPath(new URL('../../playground/dist', import.meta.url));

/** Serves GraphiQL at /playground, from our own files; its editor needs a policy of its own. */
export async function servePlayground(app: FastifyInstance, folder = FOLDER): Promise<void> {
  if (!existsSync(folder)) return app.log.warn('the playground is not built');
  app.get('/playground', (_request, reply) => reply.redirect('/playground/'));
  const headers = { 'content-security-policy': policyText(PLAYGROUND) };
  await app.register((part) => serveFolder(part, { folder, prefix: '/playground/', headers }));
}
