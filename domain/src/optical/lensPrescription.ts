import { problem, type Problem, type Read } from '../refusals/problem.ts';
import { LENS_RULES, LENS_VALUES, lensValueText, parseLensValue, type LensValueName } from './lensValue.ts';

/** The powers of a lens in stock, in units of the last decimal place of each; null where the lens has none. */
export type LensPrescription = Readonly<Record<Exclude<LensValueName, 'sph'>, number | null>> & {
  readonly sph: number;
};

/** Values as typed or sent; blank where the lens has none. */
export type LensEntries = Readonly<Partial<Record<LensValueName, string | number | null>>>;

/** Maximum per variant: more belong in variants of their own. */
export const MAX_LENS_PRESCRIPTIONS = 200;

/**
 * Checks a parsed value against the range in which lenses are made; the problem is at `field`, with its label.
 * Undefined stands for an unreadable value.
 */
export function checkLensValue(
  name: LensValueName,
  value: number | undefined,
  { field, label }: { field: string; label: string },
): number | Problem {
  const { min, max, grain } = LENS_RULES[name];
  if (value === undefined) {
    return problem(field, 'INVALID_INPUT', 'optical.notValue', { label, example: EXAMPLES[name] });
  }
  if (value < min || value > max) {
    const ends = { min: lensValueText(name, min), max: lensValueText(name, max) };
    return problem(field, 'INVALID_INPUT', 'optical.valueRange', { label, ...ends });
  }
  return value % grain === 0 ? value : problem(field, 'INVALID_INPUT', 'optical.valueStep', { label });
}

const readValue = (name: LensValueName, entry: string): number | Problem | null =>
  entry === ''
    ? null
    : checkLensValue(name, parseLensValue(name, entry), { field: name, label: LENS_RULES[name].label });

const EXAMPLES: Readonly<Record<LensValueName, string>> = {
  sph: '-1.25',
  cyl: '-0.75',
  axis: '90',
  add: '+2.00',
  dia: '65.0',
};

const missing = (name: LensValueName): Problem =>
  problem(name, 'INVALID_INPUT', 'optical.valueMissing', { label: LENS_RULES[name].label });

/**
 * Checks values that depend on each other: a lens has a sphere (plano is 0.00), a cylinder has an axis, and an axis
 * needs a cylinder.
 */
function checkTogether(values: Readonly<Record<LensValueName, number | null>>): (Problem | undefined)[] {
  const { sph, cyl, axis } = values;
  const hasCylinder = cyl !== null && cyl !== 0;
  return [
    sph === null ? missing('sph') : undefined,
    hasCylinder && axis === null ? missing('axis') : undefined,
    !hasCylinder && axis !== null ? problem('cyl', 'INVALID_INPUT', 'optical.axisAlone') : undefined,
  ];
}

/**
 * Reads the powers of a lens (rules.md, spec 2 §3); form and wire both use it. Problems name the value, "axis"; an
 * unreadable value is not checked against the others.
 */
export function readLensPrescription(entries: LensEntries): Read<{ prescription: LensPrescription }> {
  const read = LENS_VALUES.map(
    (name) => [name, readValue(name, String(entries[name] ?? '').trim())] as const,
  );
  const wrong = read.flatMap(([, value]) => (value !== null && typeof value === 'object' ? [value] : []));
  if (wrong.length > 0) return { problems: wrong };
  const values = Object.fromEntries(read) as Record<LensValueName, number | null>;
  const problems = checkTogether(values).filter((one) => one !== undefined);
  if (problems.length > 0) return { problems };
  return { prescription: values as LensPrescription };
}

/** The powers in standard notation, in the order of a prescription; missing ones are left out. */
export function lensPrescriptionTexts(prescription: LensPrescription): [name: LensValueName, text: string][] {
  return LENS_VALUES.flatMap((name): [LensValueName, string][] => {
    const value = prescription[name];
    return value === null ? [] : [[name, lensValueText(name, value)]];
  });
}
