import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { precompress } from './precompress.ts';

/** Names with a hash of their content never change. */
const HASHED = /[-.][\w-]{8,}\.(m?js|css|woff2?|ttf|png|svg|webp|jpg)$/;
const FOREVER = 'public, max-age=31536000, immutable';
/** Everything else is revalidated each time, with 304 when unchanged. */
const ASK = 'no-cache';

export interface FolderOptions {
  folder: string;
  /** Path of the folder, with a trailing slash. */
  prefix: string;
  /** Additional headers of its answers. */
  headers?: Record<string, string>;
  /** Whether `reply.sendFile` sends from this folder; only one folder can. */
  sendsFiles?: boolean;
}

/** Serves the files of a folder, compressed as the browser accepts. */
export async function serveFolder(
  app: FastifyInstance,
  { folder, prefix, headers = {}, sendsFiles = false }: FolderOptions,
): Promise<void> {
  // A read-only folder is served uncompressed.
  await precompress(folder).catch((error: unknown) => app.log.warn({ err: error }, 'not compressed'));
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    preCompressed: true,
    decorateReply: sendsFiles,
    cacheControl: false,
    index: ['index.html'],
    setHeaders(reply, path) {
      void reply.header('cache-control', HASHED.test(path.replace(/\.(br|gz)$/, '')) ? FOREVER : ASK);
      void reply.headers(headers);
    },
  });
}
