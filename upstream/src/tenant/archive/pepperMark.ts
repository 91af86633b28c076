import { createHmac } from 'node:crypto';

/** Distinguishes peppers without revealing anything about them. */
export function pepperMark(pepper: string): string {
  return createHmac('sha256', pepper).update('archive').digest('base64url');
}
