import { LENS_RULES, lensValueText, type LensValueName } from '../lensValue.ts';
import { typedFigure } from '../figure.ts';
import { checkLensValue } from '../lensPrescription.ts';
import { problem, type Problem, type Read } from '../../refusals/problem.ts';

/** Values that distinguish lenses of one sort. The diameter of the blank is not among them. */
export const POWER_VALUES = ['sph', 'cyl', 'axis', 'add'] as const satisfies readonly LensValueName[];
export type PowerValueName = (typeof POWER_VALUES)[number];

/**
 * The power of one lens, in hundredths of a dioptre and in degrees; null where it has none. A lens that is cut for
 * its frame can be turned to any axis: it has a cylinder but no axis of its own. A contact lens has both.
 */
export type LensPower = Readonly<Record<Exclude<PowerValueName, 'sph'>, number | null>> & {
  readonly sph: number;
};

/** Values as typed or sent; blank where the lens has none. */
export type PowerEntries = Readonly<Partial<Record<PowerValueName, string | null>>>;

function readValue(name: PowerValueName, entry: string, at: At): number | Problem | null {
  if (entry === '') return null;
  return checkLensValue(name, typedFigure(LENS_RULES[name], entry), at(name));
}

/** The field and label for a value's problem. */
type At = (name: PowerValueName) => { field: string; label: string };

const OWN_FIELD: At = (name) => ({ field: name, label: LENS_RULES[name].label });

const isProblem = (value: number | Problem | null): value is Problem =>
  value !== null && typeof value === 'object';

/**
 * Reads the power of a lens by the rules of a prescription's values, also without the decimal point as opticians
 * say it: 125 is +1.25. A cylinder of 0.00 counts as none; an axis needs a cylinder.
 * @param at where a problem is reported; by default at the value's name
 */
export function readLensPower(entries: PowerEntries, at: At = OWN_FIELD): Read<{ power: LensPower }> {
  const read = POWER_VALUES.map((name) => [name, readValue(name, (entries[name] ?? '').trim(), at)] as const);
  const wrong = read.flatMap(([, value]) => (isProblem(value) ? [value] : []));
  if (wrong.length > 0) return { problems: wrong };
  const values = Object.fromEntries(read) as Record<PowerValueName, number | null>;
  const { sph, cyl, axis, add } = values;
  if (sph === null) {
    const { field, label } = at('sph');
    return { problems: [problem(field, 'INVALID_INPUT', 'optical.valueMissing', { label })] };
  }
  if (axis !== null && !cyl)
    return { problems: [problem(at('cyl').field, 'INVALID_INPUT', 'optical.axisAlone')] };
  return { power: { sph, cyl: cyl === 0 ? null : cyl, axis, add: add === 0 ? null : add } };
}

/** "-2.00", "-2.00 / -0.75", "-2.00 / -0.75 x 90 ADD +2.00": each power has exactly one notation. */
export function lensPowerText({ sph, cyl, axis, add }: LensPower): string {
  return [
    lensValueText('sph', sph),
    ...(cyl === null ? [] : ['/', lensValueText('cyl', cyl)]),
    ...(axis === null ? [] : ['x', lensValueText('axis', axis)]),
    ...(add === null ? [] : ['ADD', lensValueText('add', add)]),
  ].join(' ');
}
