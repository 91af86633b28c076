import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** SHA-256 in hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** HMAC-SHA256 in hexadecimal. */
export const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Whether a signature is the one that it should be, told in the same time wherever it differs. */
export function isSame(given: string | undefined, wanted: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
