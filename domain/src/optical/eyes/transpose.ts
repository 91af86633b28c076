import { figureText, parseFigure } from '../figure.ts';
import { EYE_RULES, eyeField, type EyeSide } from './eyeValue.ts';
import type { PrescriptionEntries } from './record.ts';

/** The distance power of a lens, in hundredths of a dioptre and in degrees. */
export interface SpheroCylinder {
  sph: number;
  cyl: number;
  axis: number;
}

/** The same lens with the opposite cylinder sign: sphere plus cylinder, cylinder negated, axis turned by 90 degrees. */
export const transpose = ({ sph, cyl, axis }: SpheroCylinder): SpheroCylinder => ({
  sph: sph + cyl,
  cyl: cyl === 0 ? 0 : -cyl,
  axis: axis > 90 ? axis - 90 : axis + 90,
});

/**
 * The changed entries of a transposed eye; undefined without a cylinder and axis, for unreadable figures, and when
 * the new sphere would be out of range.
 */
export function transposedEye(
  entries: PrescriptionEntries,
  side: EyeSide,
): Record<string, string> | undefined {
  const read = (name: keyof SpheroCylinder): number | undefined =>
    parseFigure(EYE_RULES[name], entries[eyeField(side, name)] ?? '');
  const { sph, cyl, axis } = { sph: read('sph'), cyl: read('cyl'), axis: read('axis') };
  if (sph === undefined || axis === undefined || !cyl) return undefined;
  const other = transpose({ sph, cyl, axis });
  if (Math.abs(other.sph) > EYE_RULES.sph.max) return undefined;
  return Object.fromEntries(
    (['sph', 'cyl', 'axis'] as const).map((name) => [
      eyeField(side, name),
      figureText(EYE_RULES[name], other[name]),
    ]),
  );
}
