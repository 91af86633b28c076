import { refuse, type RefusalData } from '@galla/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RefusalError } from '../../refusals/RefusalError.ts';
import { clientLeft } from '../clientLeft.ts';

/** For the log only: the client has gone and never sees the status. */
const CLIENT_LEFT = 499;

/** Formats failures on the way to upstream like the REST API's own refusals. */
export function answerAsRest(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    if (error instanceof RefusalError) return sendRefusal(error.refusal, request, reply);
    if (clientLeft(error, reply)) return reply.code(CLIENT_LEFT).send();
    request.log.error({ err: error }, 'unexpected');
    return sendRefusal(refuse('INTERNAL'), request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(refuse('NOT_FOUND'), request, reply));
}

function sendRefusal({ code, status, message }: RefusalData, request: FastifyRequest, reply: FastifyReply) {
  return reply.code(status).send({ success: false, status: false, code, message, request_id: request.id });
}
