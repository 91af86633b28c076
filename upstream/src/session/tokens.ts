import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, as text for headers and cookies. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token: it can be found by, and never be read back. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token or API key of an Authorization header, if it has the form of one. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ((?:galla_)?[A-Za-z0-9_-]{43})$/i.exec(header ?? '')?.[1];
}
