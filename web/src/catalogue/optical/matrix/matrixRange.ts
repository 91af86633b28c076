import {
  lensPowerOf,
  lensValueText,
  MATRIX_STEPS,
  readMatrixRange,
  type LensPower,
  type MatrixEntries,
  type MatrixPowers,
} from '@galla/domain';
import { readPreference, writePreference } from '../../../app/preference.ts';

/** The fields above the matrix: its rows and columns, and the values that all its lenses share. */
export interface RangeEntries extends MatrixEntries {
  /** Addition and axis; empty for lenses without. */
  add: string;
  axis: string;
}

const ends = (values: readonly number[], from: number, to: number): [number, number] => [
  Math.min(from, ...values),
  Math.max(to, ...values),
];

/**
 * A range around the powers in stock: spheres at least from -2.00 to +2.00, cylinders at least to -2.00, or
 * to +2.00 if they are positive.
 */
function around(powers: readonly LensPower[]): MatrixEntries {
  const [from, to] = ends(
    powers.map(({ sph }) => sph),
    -200,
    200,
  );
  const cylinders = powers.flatMap(({ cyl }) => cyl ?? []);
  const plus = cylinders.length > 0 && cylinders.every((cyl) => cyl > 0);
  const [least, most] = ends(cylinders, plus ? 0 : -200, plus ? 200 : 0);
  const [near, far] = plus ? [least, most] : [most, least];
  return {
    sph: { from: lensValueText('sph', from), to: lensValueText('sph', to), step: 25 },
    cyl: { from: lensValueText('cyl', near), to: lensValueText('cyl', far), step: 25 },
  };
}

const NAME = 'lens-stock';

const stepOf = (text: string | undefined) => MATRIX_STEPS.find((one) => String(one) === text);

/** The rows and columns last chosen on this device. */
function remembered(): MatrixEntries | undefined {
  const [sphFrom = '', sphTo = '', sphStep, cylFrom = '', cylTo = '', cylStep] = (
    readPreference(NAME) ?? ''
  ).split('_');
  const [sph, cyl] = [stepOf(sphStep), stepOf(cylStep)];
  if (sph === undefined || cyl === undefined) return undefined;
  const entries: MatrixEntries = {
    sph: { from: sphFrom, to: sphTo, step: sph },
    cyl: { from: cylFrom, to: cylTo, step: cyl },
  };
  return readMatrixRange(entries).powers && entries;
}

export function rememberRange({ sph, cyl }: MatrixEntries): void {
  writePreference(NAME, [sph.from, sph.to, sph.step, cyl.from, cyl.to, cyl.step].join('_'));
}

/** The layer (addition and axis) of most of the powers. */
function mostOf(powers: readonly LensPower[]): Pick<LensPower, 'add' | 'axis'> {
  const layers = Map.groupBy(powers, ({ add, axis }) => `${add} ${axis}`);
  const [most] = [...layers.values()].toSorted((one, other) => other.length - one.length);
  return { add: most?.[0]?.add ?? null, axis: most?.[0]?.axis ?? null };
}

/** Initial range of a lens's matrix. */
export function beginningRange(texts: readonly string[]): RangeEntries {
  const powers = texts.flatMap((text) => lensPowerOf(text) ?? []);
  const { add, axis } = mostOf(powers);
  return {
    ...(remembered() ?? around(powers)),
    add: add === null ? '' : lensValueText('add', add),
    axis: axis === null ? '' : lensValueText('axis', axis),
  };
}

/** The power of a cell. Without a cylinder there is no axis. */
export const powerAt = (
  sph: number,
  cyl: number,
  { add, axis }: Pick<LensPower, 'add' | 'axis'>,
): LensPower => ({ sph, cyl: cyl === 0 ? null : cyl, axis: cyl === 0 ? null : axis, add });

export type { MatrixPowers };
