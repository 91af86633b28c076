import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, as text for headers and cookies. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token, by which it is found; the token can't be recovered from it. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token or API key in an Authorization header; undefined if malformed. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ((?:galla_)?[A-Za-z0-9_-]{43})$/i.exec(header ?? '')?.[1];
}
