import { STATES } from './states.ts';

const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Check digit: base 36, alternating weights 1 and 2, the two digits of each product added. */
function checkDigit(first14: string): string {
  let sum = 0;
  for (let index = 0; index < first14.length; index += 1) {
    const product = parseInt(first14.charAt(index), 36) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}

/**
 * Whether the text is a GSTIN in stored form: 15 capitals and digits with a state code, a PAN and a correct check
 * digit. For typed text use `parseGstin`.
 */
export function isGstin(text: string): boolean {
  return (
    FORM.test(text) &&
    Object.hasOwn(STATES, text.slice(0, 2)) &&
    checkDigit(text.slice(0, 14)) === text.charAt(14)
  );
}

/** Parses a typed GSTIN into capitals without spaces; undefined when invalid. */
export function parseGstin(text: string): string | undefined {
  const gstin = text.replaceAll(/\s/g, '').toUpperCase();
  return isGstin(gstin) ? gstin : undefined;
}

/** The GST code of the state that issued a GSTIN, a key of `STATES`; undefined for an invalid GSTIN. */
export function stateOfGstin(text: string): string | undefined {
  return parseGstin(text)?.slice(0, 2);
}
