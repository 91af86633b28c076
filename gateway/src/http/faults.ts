import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse, type RefusalCode } from '@galla/domain';
import { RefusalError } from '../refusals/RefusalError.ts';
import { clientLeft } from './clientLeft.ts';
import { errorBody } from './graphql/errors.ts';

/** Codes for the server's own refusals, by HTTP status. */
const CODES: Readonly<Record<number, RefusalCode>> = {
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
};

/** For the log only: the client has gone and never sees the status. */
const CLIENT_LEFT = 499;

/** Answers every failure in the same form: a code and the request's id, without internal details. */
export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    if (error instanceof RefusalError) return sendError(request, reply, error, error.refusal.status);
    if (clientLeft(error, reply)) return reply.code(CLIENT_LEFT).send();
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'unexpected');
    const code = status >= 500 ? 'INTERNAL' : (CODES[status] ?? 'INVALID_INPUT');
    return sendError(request, reply, new RefusalError(refuse(code)), status);
  });
}

function sendError(request: FastifyRequest, reply: FastifyReply, error: RefusalError, status: number) {
  return reply.code(status).send(errorBody(error, request.id));
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status <= 599 ? status : 500;
}
