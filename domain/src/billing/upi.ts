import { rupees } from '../money/format.ts';
import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';

const UPI_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{1,255}@[A-Za-z][A-Za-z0-9.-]{1,63}$/;

/** The longest transaction reference that UPI carries (NPCI UPI linking specification, `tr`). */
const MAX_REFERENCE = 35;

export interface UpiRequest {
  /** The payee's UPI ID, "shop@bank". */
  upiId: string;
  /** The payee's name as the payer's app shows it. */
  upiName: string;
  amount: Paise;
  /** The document's number. */
  reference: string;
  note?: string;
}

/** Percent-encodes everything outside RFC 3986's unreserved set. */
function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * The link inside a UPI QR code: `upi://pay?pa=…&pn=…&am=…&cu=INR&tr=…&tn=…` (NPCI UPI linking specification). The
 * amount has a dot and two decimals; a reference beyond 35 characters is truncated.
 */
export function upiLink({ upiId, upiName, amount, reference, note }: UpiRequest): string {
  const values: [name: string, value: string][] = [
    ['pa', upiId],
    ['pn', upiName],
    ['am', rupees(amount)],
    ['cu', 'INR'],
    ['tr', reference.slice(0, MAX_REFERENCE)],
  ];
  if (note) values.push(['tn', note]);
  return `upi://pay?${values.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`;
}

/** A UPI ID has the form name@bank. */
export function checkUpiId(text: string): Problem | undefined {
  return UPI_ID.test(text.trim()) ? undefined : problem('upiId', 'INVALID_INPUT', 'tenant.upiIdInvalid');
}
