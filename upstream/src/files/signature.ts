import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs addresses of files, so that an `<img>` works without a header and for a while only. */
export class FileSignature {
  readonly #key: Buffer;

  /** @param pepper the installation's secret; the key is derived, so that neither tells about the other */
  constructor(pepper: string) {
    this.#key = createHmac('sha256', pepper).update('file addresses').digest();
  }

  /** The signature of a path until an instant in Unix seconds. */
  sign(path: string, expiry: number): string {
    return createHmac('sha256', this.#key).update(`${expiry}\n${path}`).digest('base64url');
  }

  /** Whether the signature belongs to the path and its time is not over. */
  verify(path: string, expiry: number, signature: string, now: Date): boolean {
    if (!(expiry * 1000 > now.getTime())) return false;
    const expected = Buffer.from(this.sign(path, expiry));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
