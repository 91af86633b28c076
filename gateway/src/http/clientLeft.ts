import type { FastifyReply } from 'fastify';

/** Errors of a passed-on body whose reader has gone. */
const CLOSED = new Set<unknown>(['ERR_STREAM_PREMATURE_CLOSE', 'UND_ERR_ABORTED']);

/** Whether an answer ended because its reader has gone (a closed tab, a left screen), which is not a failure. */
export const clientLeft = (error: unknown, reply: FastifyReply): boolean =>
  reply.raw.destroyed && error instanceof Error && 'code' in error && CLOSED.has(error.code);
