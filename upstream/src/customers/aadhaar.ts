import { maskedAadhaar, parseAadhaar } from '@galla/domain';
import type { Call } from '../http/route.ts';

type Seal = Call['seal'];

/** A row with an Aadhaar number: a customer or a family member. */
interface Row {
  tenantId: string;
  id: string;
}

const rowOf = ({ tenantId, id }: Row): string => `${tenantId}/${id}`;

/** The visible part of a stored Aadhaar number: its last four digits; null without one. */
export function shownAadhaar(seal: Seal, row: Row, sealed: string | null): string | null {
  const digits = sealed === null ? undefined : seal.open(sealed, rowOf(row));
  return digits === undefined ? null : maskedAadhaar(digits.slice(-4));
}

/** Re-encrypts a stored number for another row, since a ciphertext is bound to its row. */
export function movedAadhaar(seal: Seal, from: Row, to: Row, sealed: string | null): string | null {
  const digits = sealed === null ? undefined : seal.open(sealed, rowOf(from));
  return digits === undefined ? null : seal.close(digits, rowOf(to));
}

/**
 * The column after an edit: encrypted for its row, or null when emptied. Sending back the masked number keeps the
 * stored one.
 */
export function sealedAadhaar(
  seal: Seal,
  row: Row,
  { typed, kept }: { typed: string | null | undefined; kept: string | null },
): string | null {
  const text = typed?.trim() ?? '';
  if (text === '') return null;
  if (text === shownAadhaar(seal, row, kept)) return kept;
  const digits = parseAadhaar(text);
  return digits === undefined ? kept : seal.close(digits, rowOf(row));
}
