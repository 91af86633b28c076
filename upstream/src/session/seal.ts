import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/**
 * Encrypts what a stolen database must not tell, such as Aadhaar numbers: AES-256-GCM under a key of the
 * installation's secret. What was sealed for one row can't be opened in another.
 */
export class Seal {
  readonly #key: Buffer;

  /** @param pepper the installation's secret; the key is derived, so that neither tells about the other */
  constructor(pepper: string) {
    this.#key = createHmac('sha256', pepper).update('sealed columns').digest();
  }

  /** @param row what the text belongs to, such as the ids of shop and person */
  close(text: string, row: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(row));
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
  }

  /** Undefined for what was sealed for another row, with another secret, or changed since. */
  open(sealed: string, row: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64');
    if (bytes.length < NONCE + TAG) return undefined;
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(Buffer.from(row))
      .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    try {
      const content = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
      return content.toString('utf8');
    } catch {
      return undefined;
    }
  }
}
