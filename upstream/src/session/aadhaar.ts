import { maskedAadhaar } from '@galla/domain';
import type { Caller } from '../http/caller.ts';
import type { Seal } from './seal.ts';

type Person = Pick<Caller, 'tenantId' | 'staffId'>;

const rowOf = ({ tenantId, staffId }: Person): string => `${tenantId}/${staffId}`;

/** Encrypts a person's Aadhaar number for the database. */
export const sealAadhaar = (seal: Seal, person: Person, digits: string): string =>
  seal.close(digits, rowOf(person));

/**
 * The visible part of a stored Aadhaar number: its last four digits. Null without one, and for one encrypted by another
 * installation.
 */
export function shownAadhaar(seal: Seal, person: Person, sealed: string | null): string | null {
  const digits = sealed === null ? undefined : seal.open(sealed, rowOf(person));
  return digits === undefined ? null : maskedAadhaar(digits.slice(-4));
}
