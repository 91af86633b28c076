import { isGstin } from '@galla/domain';
import type { Random } from '../random.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = DIGITS.slice(10).split('');

/**
 * The first GSTIN of a PAN holder in a state.
 * @throws RangeError for an invalid state or PAN
 */
export function gstinOf(stateCode: string, pan: string): string {
  for (const digit of DIGITS) {
    const gstin = `${stateCode}${pan}1Z${digit}`;
    if (isGstin(gstin)) return gstin;
  }
  throw new RangeError(`No GSTIN for ${stateCode} and ${pan}`);
}

/**
 * A PAN of the usual form: the fourth letter is the type of holder (P a person, F a firm, C a company), the fifth the
 * initial of the name.
 */
export function randomPan(random: Random, holder: 'P' | 'F' | 'C', name: string): string {
  const letter = (): string => random.pick(LETTERS);
  const initial = /[A-Z]/.exec(name.toUpperCase())?.[0] ?? letter();
  const number = String(random.int(1, 9999)).padStart(4, '0');
  return `${letter()}${letter()}${letter()}${holder}${initial}${number}${letter()}`;
}
