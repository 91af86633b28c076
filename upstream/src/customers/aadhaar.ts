import { maskedAadhaar, parseAadhaar } from '@galla/domain';
import type { Call } from '../http/route.ts';

type Seal = Call['seal'];

/** A row that keeps an Aadhaar number: of a customer, or of one of a family. */
interface Row {
  tenantId: string;
  id: string;
}

const rowOf = ({ tenantId, id }: Row): string => `${tenantId}/${id}`;

/** What is told of a kept Aadhaar number: its last four digits; null without one. */
export function shownAadhaar(seal: Seal, row: Row, sealed: string | null): string | null {
  const digits = sealed === null ? undefined : seal.open(sealed, rowOf(row));
  return digits === undefined ? null : maskedAadhaar(digits.slice(-4));
}

/** A kept number in the column of another row: encrypted anew, since it opens only for the row it was closed for. */
export function movedAadhaar(seal: Seal, from: Row, to: Row, sealed: string | null): string | null {
  const digits = sealed === null ? undefined : seal.open(sealed, rowOf(from));
  return digits === undefined ? null : seal.close(digits, rowOf(to));
}

/**
 * The column after somebody typed a number: encrypted for its row, or null where it was emptied. What is shown of the
 * kept one keeps it.
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
