import { problem, type Problem } from '../../refusals/problem.ts';
import { typedFigure } from '../figure.ts';
import { checkLensValue } from '../lensPrescription.ts';
import { LENS_RULES } from '../lensValue.ts';

/** Rows and columns of a stock matrix: spheres and cylinders. */
export const MATRIX_AXES = ['sph', 'cyl'] as const;
export type MatrixAxis = (typeof MATRIX_AXES)[number];

/** Maximum cells of a readable matrix. */
export const MAX_MATRIX_CELLS = 2000;

/** Distance between rows or columns, in hundredths of a dioptre. */
export const MATRIX_STEPS = [25, 50, 100] as const;
export type MatrixStep = (typeof MATRIX_STEPS)[number];

/** The typed range of one axis. */
export interface RangeEntries {
  from: string;
  to: string;
  step: MatrixStep;
}

/** The typed ranges of both axes. */
export type MatrixEntries = Readonly<Record<MatrixAxis, RangeEntries>>;

/** Spheres of the rows and cylinders of the columns, in hundredths of a dioptre. */
export type MatrixPowers = Readonly<Record<MatrixAxis, readonly number[]>>;

function readEnd(axis: MatrixAxis, end: 'from' | 'to', text: string): number | Problem {
  const { label } = LENS_RULES[axis];
  const at = { field: `${axis}.${end}`, label };
  if (text.trim() === '') return problem(at.field, 'INVALID_INPUT', 'optical.valueMissing', { label });
  return checkLensValue(axis, typedFigure(LENS_RULES[axis], text), at);
}

/** From one end to the other in either direction; the last step may be shorter. */
function between(from: number, to: number, step: number): number[] {
  const count = Math.floor(Math.abs(to - from) / step) + 1;
  const direction = from <= to ? step : -step;
  return Array.from({ length: count }, (_, n) => from + n * direction);
}

/** Parses the ranges of a matrix. Problems are at "sph.from" or "cyl.to". */
export function readMatrixRange(
  entries: MatrixEntries,
): { powers: MatrixPowers; problems?: undefined } | { problems: Problem[]; powers?: undefined } {
  const ends = MATRIX_AXES.map((axis) => ({
    axis,
    from: readEnd(axis, 'from', entries[axis].from),
    to: readEnd(axis, 'to', entries[axis].to),
  }));
  const problems = ends.flatMap(({ from, to }) => [from, to]).filter((end) => typeof end !== 'number');
  if (problems.length > 0) return { problems };
  const [sph = [], cyl = []] = ends.map(({ axis, from, to }) =>
    between(Number(from), Number(to), entries[axis].step),
  );
  if (sph.length * cyl.length <= MAX_MATRIX_CELLS) return { powers: { sph, cyl } };
  const most = { max: MAX_MATRIX_CELLS };
  return { problems: [problem('sph.to', 'INVALID_INPUT', 'optical.matrixTooLarge', most)] };
}
