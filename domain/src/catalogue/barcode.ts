import { problem, type Problem } from '../refusals/problem.ts';

/** The kind of a bar code: a number issued by GS1, or a code of the shop's own. */
export type BarcodeKind = 'EAN_13' | 'EAN_8' | 'UPC_A' | 'OWN';

/** Recognized by length; digits of any other length are a code of the shop's own. */
const NUMBERS: Readonly<Record<number, Exclude<BarcodeKind, 'OWN'>>> = {
  8: 'EAN_8',
  12: 'UPC_A',
  13: 'EAN_13',
};
/** Their printed names. */
const NAMES = { EAN_8: 'EAN-8', UPC_A: 'UPC-A', EAN_13: 'EAN-13' } as const;
/** Short enough for Code 128 on a label, and safe from changes by spreadsheets. */
const OWN = /^[A-Za-z0-9][A-Za-z0-9./-]{0,31}$/;
/**
 * Numbers from 20 to 29 are for use inside a shop (GS1 General Specifications, 1.4); 20 is for goods that are not
 * weighed.
 */
const INSIDE = '20';
/** Digits of the shop's own number between its prefix and its check digit. */
const SERIAL = 10;

/**
 * The check digit of an EAN or UPC number from the digits before it: weights 3 and 1 alternating from the right, up
 * to the next ten (GS1 General Specifications, 7.9).
 */
export function checkDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** A bar code in stored form: without the spaces printed between groups of digits. */
export function spelledBarcode(text: string): string {
  const code = text.replaceAll(/\s/g, '');
  return /^\d+$/.test(code) ? code : text.trim();
}

/** The kind of a code by its form; undefined when it cannot be printed as a bar code. The check digit is not verified. */
export function barcodeKind(code: string): BarcodeKind | undefined {
  const number = /^\d+$/.test(code) ? NUMBERS[code.length] : undefined;
  return number ?? (OWN.test(code) ? 'OWN' : undefined);
}

/** Problem with a bar code at `field`: its characters, or the check digit of an EAN or UPC number. */
export function checkBarcode(code: string, field = 'barcode'): Problem | undefined {
  const kind = barcodeKind(code);
  if (kind === undefined) return problem(field, 'INVALID_INPUT', 'stock.barcodeInvalid');
  if (kind === 'OWN') return undefined;
  const digit = checkDigit(code.slice(0, -1));
  if (code.endsWith(digit)) return undefined;
  return problem(field, 'INVALID_INPUT', 'stock.checkDigit', { kind: NAMES[kind], digit });
}

/** An EAN-13 for use inside the shop, which no manufacturer uses; made from the last ten digits of any whole number. */
export function ownBarcode(serial: number): string {
  const digits = INSIDE + String(serial).padStart(SERIAL, '0').slice(-SERIAL);
  return digits + checkDigit(digits);
}

/** The code and its equivalents as scanners read them: a UPC-A is an EAN-13 with a leading zero. */
export function codesAlike(code: string): string[] {
  if (/^\d{12}$/.test(code)) return [code, `0${code}`];
  return /^0\d{12}$/.test(code) ? [code, code.slice(1)] : [code];
}
