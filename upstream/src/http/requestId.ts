import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { newId } from '../db/id.ts';

const ACCEPTABLE = /^[A-Za-z0-9._-]{8,64}$/;

/** The request id from the caller, so that a single id leads from the browser to the query; else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : newId();
}

/** Returns the request id to every caller. */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
