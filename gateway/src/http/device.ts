import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers keep a cookie for at most 400 days. */
const KEPT = 400 * 24 * 60 * 60;
const SECRET = /^[\w-]{16,128}$/;

/**
 * The secret of a device that signed in before: it never authenticates, it only spares the device the limits on
 * guesses that strangers get. Its name's prefix makes browsers keep it to this origin and to TLS; they take
 * localhost for safe too. Another origin without TLS can only have the plain name.
 */
function cookieName(request: FastifyRequest): string {
  return isSecure(request) ? '__Host-galla-device' : 'galla-device';
}

function isSecure({ protocol, hostname }: FastifyRequest): boolean {
  return protocol === 'https' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/** What the device has kept, when it looks like what it was given. */
export function deviceTokenOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[cookieName(request)];
  return value !== undefined && SECRET.test(value) ? value : undefined;
}

/** Has the device keep the secret, out of reach of every script. */
export function keepDeviceToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(cookieName(request), token, {
    path: '/',
    httpOnly: true,
    secure: isSecure(request),
    sameSite: 'strict',
    maxAge: KEPT,
  });
}
