import { problem, type Problem } from '../refusals/problem.ts';

/** What a code on goods is: one of the numbers that GS1 gives out, or one that the shop made up. */
export type BarcodeKind = 'EAN_13' | 'EAN_8' | 'UPC_A' | 'OWN';

/** Told by their length; any other run of digits is an own code. */
const NUMBERS: Readonly<Record<number, Exclude<BarcodeKind, 'OWN'>>> = {
  8: 'EAN_8',
  12: 'UPC_A',
  13: 'EAN_13',
};
/** As they are printed. */
const NAMES = { EAN_8: 'EAN-8', UPC_A: 'UPC-A', EAN_13: 'EAN-13' } as const;
/** What Code 128 prints short enough for a label, and what no spreadsheet changes. */
const OWN = /^[A-Za-z0-9][A-Za-z0-9./-]{0,31}$/;
/** Numbers from 20 to 29 are for use inside a shop (GS1 General Specifications, 1.4); 20 is for what is not weighed. */
const INSIDE = '20';
/** Digits of an own number between its prefix and its check digit. */
const SERIAL = 10;

/**
 * The last digit of an EAN or UPC number from the digits before it: weights 3 and 1 in turn from the right, up to the
 * next ten (GS1 General Specifications, 7.9).
 */
export function checkDigit(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** A bar code as it is kept: numbers without the spaces that are printed between their groups. */
export function spelledBarcode(text: string): string {
  const code = text.replaceAll(/\s/g, '');
  return /^\d+$/.test(code) ? code : text.trim();
}

/** What a code is by its form; undefined for what can't be printed as a bar code. The check digit is not looked at. */
export function barcodeKind(code: string): BarcodeKind | undefined {
  const number = /^\d+$/.test(code) ? NUMBERS[code.length] : undefined;
  return number ?? (OWN.test(code) ? 'OWN' : undefined);
}

/** What is wrong with a bar code, told at `field`: its characters, or the last digit of an EAN or UPC number. */
export function checkBarcode(code: string, field = 'barcode'): Problem | undefined {
  const kind = barcodeKind(code);
  if (kind === undefined) return problem(field, 'INVALID_INPUT', 'stock.barcodeInvalid');
  if (kind === 'OWN') return undefined;
  const digit = checkDigit(code.slice(0, -1));
  if (code.endsWith(digit)) return undefined;
  return problem(field, 'INVALID_INPUT', 'stock.checkDigit', { kind: NAMES[kind], digit });
}

/**
 * An EAN-13 of the shop's own, which no maker's goods have: made of any whole number, of which the last ten digits
 * count.
 */
export function ownBarcode(serial: number): string {
  const digits = INSIDE + String(serial).padStart(SERIAL, '0').slice(-SERIAL);
  return digits + checkDigit(digits);
}

/** The code, and how else scanners read it: a UPC-A is an EAN-13 with a zero in front. */
export function codesAlike(code: string): string[] {
  if (/^\d{12}$/.test(code)) return [code, `0${code}`];
  return /^0\d{12}$/.test(code) ? [code, code.slice(1)] : [code];
}
