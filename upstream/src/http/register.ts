import type { Slice } from '@galla/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkTenant, openSession } from './authenticate.ts';
import { sendBytes } from './binary.ts';
import { readEncoded } from './encoded.ts';
import { readParts } from './multipart.ts';
import { described } from './openapi.ts';
import { plainTexts } from './plainTexts.ts';
import type { BinaryAnswer, Route } from './route.ts';
import { serving, sessionOf } from './serve.ts';
import type { Services } from './services.ts';

/** Registers a slice's route with Fastify. */
export function register(app: FastifyInstance, slice: Slice, route: Route, services: Services): void {
  const { endpoint } = route;
  const serve = serving(route, services);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...described(slice, endpoint),
    // Validation errors wait until the rights are checked.
    attachValidation: true,
    ...(endpoint.bySecret && { onRequest: (request: FastifyRequest) => app.limitLink(request) }),
    ...(route.kind !== 'public' && {
      onRequest: async (request: FastifyRequest) => {
        request.session = await openSession(services, { slice, endpoint }, request);
        await app.limitTenant(request);
        if (request.session.isKey) await app.limitKey(request);
      },
      preValidation: async (request: FastifyRequest) => {
        await readParts(request, endpoint);
        readEncoded(request, endpoint);
        request.body = plainTexts(request.body);
        checkTenant(sessionOf(request), { slice, endpoint }, request);
      },
    }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = await serve(request);
      // The connection is not reused: keep-alive after the stream would prevent the server from stopping.
      if (endpoint.answers === 'stream') void reply.header('connection', 'close');
      return endpoint.answers === 'json' ? answer : sendBytes(reply, answer as BinaryAnswer);
    },
  });
}
