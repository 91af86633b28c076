import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Gateway } from './gateway.ts';
import { openRequest } from './openRequest.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's operation; set only on the paths of `serveSignedIn`. */
    operation: Context;
  }
}

/** Registers paths on a part of the server. */
type Serve = (part: FastifyInstance, gateway: Gateway) => void;

/**
 * Serves paths that need a session. The caller is identified before anything of the request is read: nobody else
 * learns what is wrong with it, and an expired session is reported as such whatever else the request contains.
 */
export async function serveSignedIn(
  app: FastifyInstance,
  gateway: Gateway,
  serves: readonly Serve[],
): Promise<void> {
  await app.register(async (part) => {
    part.decorateRequest('operation');
    part.addHook('onRequest', async (request, reply) => {
      request.operation = openRequest(gateway, request, reply);
      await request.operation.viewer();
    });
    for (const serve of serves) serve(part, gateway);
  });
}
