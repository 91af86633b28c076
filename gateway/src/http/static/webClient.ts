import type { FastifyInstance } from 'fastify';
import { refused } from '../../refusals/RefusalError.ts';
import { serveFolder } from './serveFolder.ts';

/** Matches the address of a file rather than that of a screen. */
const FILE = /\.[a-z0-9]+$/i;

/** Serves the built web client; every address that is not a file is one of its screens (spec 1 §2). */
export async function serveWebClient(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder !== undefined) await serveFolder(app, { folder, prefix: '/', sendsFiles: true });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isScreen = request.method === 'GET' && wantsHtml(request.headers.accept) && !FILE.test(path);
    if (folder === undefined || !isScreen) throw refused('NOT_FOUND');
    return reply.sendFile('index.html');
  });
}

function wantsHtml(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false;
}
