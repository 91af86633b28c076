import { STATES } from './states.ts';

const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Check digit: base 36, weights 1 and 2 in turn, the two digits of each product added. */
function checkDigit(first14: string): string {
  let sum = 0;
  for (let index = 0; index < first14.length; index += 1) {
    const product = parseInt(first14.charAt(index), 36) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}

/**
 * Whether the text is a GSTIN as it is kept: 15 capitals and digits with a state code, a PAN and a right check
 * digit. For typed text use `parseGstin`.
 */
export function isGstin(text: string): boolean {
  return (
    FORM.test(text) &&
    Object.hasOwn(STATES, text.slice(0, 2)) &&
    checkDigit(text.slice(0, 14)) === text.charAt(14)
  );
}

/** A GSTIN as typed, in capitals without spaces; undefined when it is none. */
export function parseGstin(text: string): string | undefined {
  const gstin = text.replaceAll(/\s/g, '').toUpperCase();
  return isGstin(gstin) ? gstin : undefined;
}

/** The GST code of the state that a GSTIN was given in, a key of `STATES`; undefined when it is no GSTIN. */
export function stateOfGstin(text: string): string | undefined {
  return parseGstin(text)?.slice(0, 2);
}
