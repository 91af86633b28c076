import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { openOperation } from '../operation/openOperation.ts';
import { deviceTokenOf, keepDeviceToken } from './device.ts';
import type { Gateway } from './gateway.ts';

/** Opens the operation of a request's caller. */
export function openRequest(
  { upstream, people, feeds }: Pick<Gateway, 'upstream' | 'people' | 'feeds'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Context {
  return openOperation({
    upstream,
    people,
    feeds,
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'],
    session: {
      token: bearerToken(request.headers.authorization),
      deviceToken: deviceTokenOf(request),
      rememberDevice: (token) => keepDeviceToken(request, reply, token),
    },
  });
}

/**
 * The token of the Authorization header, the only accepted place: a session token, or an API key (`galla_…`).
 * Upstream decides which it is and whose.
 */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w.~+/=-]{16,512})$/i.exec(header ?? '')?.[1];
}
