import { refuse, type RefusalData } from '@galla/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RefusalError } from '../../refusals/RefusalError.ts';
import { clientLeft } from '../clientLeft.ts';

/** Stands in the log alone: who has gone reads no status. */
const CLIENT_LEFT = 499;

/** Answers what fails on the way to upstream in the form of the REST API's own refusals. */
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
