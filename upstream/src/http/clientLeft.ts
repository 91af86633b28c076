import type { FastifyReply } from 'fastify';

/** Whether a stream was cut because its reader has gone, and not because it failed. */
export const clientLeft = (error: unknown, reply: FastifyReply): boolean =>
  reply.raw.destroyed &&
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_STREAM_PREMATURE_CLOSE';
