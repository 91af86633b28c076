import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers keep a cookie for at most 400 days. */
const KEPT = 400 * 24 * 60 * 60;
const SECRET = /^[\w-]{16,128}$/;

/**
 * The cookie with the secret of a device that signed in before. It never authenticates; it only exempts the device
 * from the stricter limits on PIN guesses by unknown devices. The prefix of its name makes browsers bind it to this
 * origin and to TLS, with localhost counting as secure. Any other origin without TLS can only use the plain name.
 */
function cookieName(request: FastifyRequest): string {
  return isSecure(request) ? '__Host-galla-device' : 'galla-device';
}

function isSecure({ protocol, hostname }: FastifyRequest): boolean {
  return protocol === 'https' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/** The device's cookie, if it has the form of an issued secret. */
export function deviceTokenOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[cookieName(request)];
  return value !== undefined && SECRET.test(value) ? value : undefined;
}

/** Stores the secret on the device, inaccessible to scripts. */
export function keepDeviceToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(cookieName(request), token, {
    path: '/',
    httpOnly: true,
    secure: isSecure(request),
    sameSite: 'strict',
    maxAge: KEPT,
  });
}
