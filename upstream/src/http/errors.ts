import { figuresOf, refuse, formatMessage, type Problem, type RefusalData } from '@galla/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isUnstorableText } from '../db/faults.ts';
import { type Details, Refused } from './refused.ts';

/** Only for the log: a client that has disconnected reads no status. */
const CLIENT_LEFT = 499;

const problemOnWire = ({ field, code, message, rule, params }: Problem) => ({
  field,
  code,
  message,
  ...(rule !== undefined && { rule }),
  ...(params && { figures: figuresOf(params) }),
});

/** Sends a refusal in its wire form; `details` are figures that the caller may act on. */
function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, status, message, params, problems }: RefusalData,
  details?: Details,
): FastifyReply {
  const retryAfter = details?.['retry_after'];
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({
      success: false,
      status: false,
      code,
      message,
      ...(params && { figures: figuresOf(params) }),
      ...(problems && { problems: problems.map(problemOnWire) }),
      ...(details && { details }),
      request_id: request.id,
    });
}

/** The refusal for requests rejected by Fastify: body too large, not JSON, or of another type. */
function refusalOf({ statusCode }: FastifyError): RefusalData | undefined {
  if (statusCode === 413) return refuse('PAYLOAD_TOO_LARGE');
  if (statusCode === 415)
    return { ...refuse('INVALID_INPUT'), status: 415, message: formatMessage('faults.bodyType') };
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return undefined;
  return { ...refuse('INVALID_INPUT'), status: statusCode };
}

/** Whether a stream ended because the client disconnected rather than failed. */
const clientLeft = (error: unknown, reply: FastifyReply): boolean =>
  reply.raw.destroyed &&
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Turns every failure into a refusal. Unexpected errors are logged and answered as INTERNAL with the request id; their
 * messages never leave the server.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    if (error instanceof Refused) return sendRefusal(request, reply, error.refusal, error.details);
    const refusal = refusalOf(error);
    if (refusal) return sendRefusal(request, reply, refusal);
    if (isUnstorableText(error)) return sendRefusal(request, reply, refuse('INVALID_INPUT'));
    if (isDatabaseAway(error)) {
      request.log.warn({ err: error }, 'the database does not answer');
      return sendRefusal(request, reply, refuse('UPSTREAM_UNAVAILABLE'));
    }
    if (clientLeft(error, reply)) return reply.code(CLIENT_LEFT).send();
    request.log.error({ err: error }, 'a call failed');
    return sendRefusal(request, reply, refuse('INTERNAL'));
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refuse('NOT_FOUND')));
}

/** The refusal of a caller above the rate limit. */
export function tooMany(seconds: number): Refused {
  return new Refused('TOO_MANY_REQUESTS', { n: seconds }, { details: { retry_after: seconds } });
}
