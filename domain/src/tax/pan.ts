import { parseGstin } from './gstin.ts';

/** The fourth letter tells the kind of holder: a person, a company, a firm and so on (Income-tax Rules, rule 114). */
const FORM = /^[A-Z]{3}[ABCEFGHJKLPT][A-Z]\d{4}[A-Z]$/;

/** Parses a typed PAN into capitals without spaces; undefined when invalid. */
export function parsePan(text: string): string | undefined {
  const pan = text.replaceAll(/\s/g, '').toUpperCase();
  return FORM.test(pan) ? pan : undefined;
}

/** The PAN inside a GSTIN, its third to twelfth character; undefined for an invalid GSTIN. */
export function panOfGstin(text: string): string | undefined {
  return parseGstin(text)?.slice(2, 12);
}
