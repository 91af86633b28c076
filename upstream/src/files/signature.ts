import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs file URLs, so that an `<img>` works without headers, for a limited time. */
export class FileSignature {
  readonly #key: Buffer;

  /** @param pepper the installation's secret; the key is derived from it, so that neither reveals the other */
  constructor(pepper: string) {
    this.#key = createHmac('sha256', pepper).update('file addresses').digest();
  }

  /** Signs a path until an instant in Unix seconds. */
  sign(path: string, expiry: number): string {
    return createHmac('sha256', this.#key).update(`${expiry}\n${path}`).digest('base64url');
  }

  /** Whether the signature is valid for the path and not expired. */
  verify(path: string, expiry: number, signature: string, now: Date): boolean {
    if (!(expiry * 1000 > now.getTime())) return false;
    const expected = Buffer.from(this.sign(path, expiry));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
