import { parseGstin } from './gstin.ts';

/** The fourth letter says who holds it: a person, a company, a firm and so on (Income-tax Rules, rule 114). */
const FORM = /^[A-Z]{3}[ABCEFGHJKLPT][A-Z]\d{4}[A-Z]$/;

/** A PAN as typed, in capitals without spaces; undefined when it is none. */
export function parsePan(text: string): string | undefined {
  const pan = text.replaceAll(/\s/g, '').toUpperCase();
  return FORM.test(pan) ? pan : undefined;
}

/** The PAN inside a GSTIN, its third to twelfth character; undefined when it is no GSTIN. */
export function panOfGstin(text: string): string | undefined {
  return parseGstin(text)?.slice(2, 12);
}
