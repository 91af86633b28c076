import { figureText, parseFigure } from '../figure.ts';
import { EYE_RULES, eyeField, type EyeSide } from './eyeValue.ts';
import type { PrescriptionEntries } from './record.ts';

/** The figures of a lens for distance, in hundredths of a dioptre and in degrees. */
export interface SpheroCylinder {
  sph: number;
  cyl: number;
  axis: number;
}

/**
 * The same lens with the other sign of its cylinder: sphere and cylinder added up, the cylinder's sign turned, the axis
 * turned by 90 degrees.
 */
export const transpose = ({ sph, cyl, axis }: SpheroCylinder): SpheroCylinder => ({
  sph: sph + cyl,
  cyl: cyl === 0 ? 0 : -cyl,
  axis: axis > 90 ? axis - 90 : axis + 90,
});

/**
 * What changes in the entries of an eye that is transposed; undefined where there is no cylinder with its axis, where a
 * figure can't be read, and where the sphere would leave what lenses are made in.
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
