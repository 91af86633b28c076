import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Gateway } from './gateway.ts';
import { openRequest } from './openRequest.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation of who asks: on the paths of `serveSignedIn` only. */
    operation: Context;
  }
}

/** Serves paths on a part of the server. */
type Serve = (part: FastifyInstance, gateway: Gateway) => void;

/**
 * Serves what only somebody with a session may ask for. Who asks is found out before anything is read of what is
 * asked: nobody else is told what is wrong with it, and an ended session is told as one whatever came with it.
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
