import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { precompress } from './precompress.ts';

/** Names that hold a hash of their content never change. */
const HASHED = /[-.][\w-]{8,}\.(js|css|woff2?|ttf|png|svg|webp|jpg)$/;
const FOREVER = 'public, max-age=31536000, immutable';
/** All else is asked for each time, and answered with 304 when it is the same. */
const ASK = 'no-cache';

export interface FolderOptions {
  folder: string;
  /** Address that the folder stands at, with a slash at its end. */
  prefix: string;
  /** Headers that its answers have beyond the usual. */
  headers?: Record<string, string>;
  /** Whether `reply.sendFile` sends from this folder; one folder can. */
  sendsFiles?: boolean;
}

/** Serves the files of a folder, compressed as the browser takes them. */
export async function serveFolder(
  app: FastifyInstance,
  { folder, prefix, headers = {}, sendsFiles = false }: FolderOptions,
): Promise<void> {
  // A folder that can't be written to is served as it is.
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
