import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/**
 * Encrypts data that a stolen database must not reveal, such as Aadhaar numbers: AES-256-GCM with a key derived from
 * the installation's secret. A ciphertext is bound to its row.
 */
export class Seal {
  readonly #key: Buffer;

  /** @param pepper the installation's secret; the key is derived from it, so that neither reveals the other */
  constructor(pepper: string) {
    this.#key = createHmac('sha256', pepper).update('sealed columns').digest();
  }

  /** @param row the row the text belongs to, such as the ids of shop and person */
  close(text: string, row: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(row));
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
  }

  /** Undefined for a text of another row or secret, or one that was modified. */
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
