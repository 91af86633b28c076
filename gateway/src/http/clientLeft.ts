import type { FastifyReply } from 'fastify';

/** What a body that is passed on ends with when nobody reads it any more. */
const CLOSED = new Set<unknown>(['ERR_STREAM_PREMATURE_CLOSE', 'UND_ERR_ABORTED']);

/** Whether an answer ended because its reader has gone: a tab was closed, a screen left. Nothing has failed. */
export const clientLeft = (error: unknown, reply: FastifyReply): boolean =>
  reply.raw.destroyed && error instanceof Error && 'code' in error && CLOSED.has(error.code);
