import type { LensPower } from '../power/lensPower.ts';

/** Maximum length of a variant's code. */
const LONGEST = 64;

/** "M200" for -2.00, "P125" for +1.25: safe for every scanner and spreadsheet. */
const dioptres = (value: number): string =>
  `${value < 0 ? 'M' : 'P'}${String(Math.abs(value)).padStart(3, '0')}`;

const codeOf = ({ sph, cyl, axis, add }: LensPower): string =>
  [
    dioptres(sph),
    cyl === null ? '' : `C${dioptres(cyl)}`,
    axis === null ? '' : `X${axis}`,
    add === null ? '' : `A${dioptres(add)}`,
  ].join('');

/** A power as it appears in a code. */
const POWER_PART = /-[MP]\d{3,4}(?:C[MP]\d{3,4})?(?:X\d{1,3})?(?:A[MP]\d{3,4})?(?=-|$)/;

/**
 * The code of a new variant of a lens, derived from an existing one: its power replaces the other's or is appended,
 * "LSV-1-M200CM075-HC" from "LSV-1-P100-HC".
 * @param taken codes in use
 */
export function powerCode(after: string, power: LensPower, taken: ReadonlySet<string>): string {
  const part = `-${codeOf(power)}`;
  const room = LONGEST - part.length;
  const code = POWER_PART.test(after)
    ? after.replace(POWER_PART, part).slice(0, LONGEST)
    : `${after.slice(0, room)}${part}`;
  for (let n = 1; ; n++) {
    const more = n === 1 ? '' : `-${n}`;
    const free = `${code.slice(0, LONGEST - more.length)}${more}`;
    if (!taken.has(free)) return free;
  }
}
