import { maskedAadhaar } from '@galla/domain';
import type { Caller } from '../http/caller.ts';
import type { Seal } from './seal.ts';

type Person = Pick<Caller, 'tenantId' | 'staffId'>;

const rowOf = ({ tenantId, staffId }: Person): string => `${tenantId}/${staffId}`;

/** A person's Aadhaar number as the database keeps it. */
export const sealAadhaar = (seal: Seal, person: Person, digits: string): string =>
  seal.close(digits, rowOf(person));

/**
 * What is told of a kept Aadhaar number: its last four digits. Null without one, and for one of another
 * installation, whose secret is needed to read it.
 */
export function shownAadhaar(seal: Seal, person: Person, sealed: string | null): string | null {
  const digits = sealed === null ? undefined : seal.open(sealed, rowOf(person));
  return digits === undefined ? null : maskedAadhaar(digits.slice(-4));
}
