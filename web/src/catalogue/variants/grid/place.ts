import { lensPowerOf, powerCell, powerGrids, sortName, type LensPower, type PowerGrid } from '@galla/domain';
import type { At } from '../../optical/matrix/block.ts';
import type { MatrixVariant } from '../../optical/matrix/matrixVariant.ts';
import { FEW_VARIANTS, isMeant } from '../findVariants.ts';

export type LensGrid = PowerGrid<MatrixVariant>;

/** A cell of one of the grids, all counted from 0. */
export interface Place extends At {
  grid: number;
}

/** The grids of a product with more than a few powers; empty for any other. */
export function gridsOf(lenses: readonly MatrixVariant[]): LensGrid[] {
  const { grids } = powerGrids(lenses);
  return grids.reduce((sum, { cells }) => sum + cells.size, 0) > FEW_VARIANTS ? grids : [];
}

/** The variant in a cell; undefined if the lens is not sold in that power. */
export const variantAt = ({ sph, cyl, cells }: LensGrid, { row, column }: At): MatrixVariant | undefined =>
  cells.get(powerCell({ sph: sph[row] ?? 0, cyl: cyl[column] ?? 0 }));

/** The grids with their indices, the displayed one first. */
const shownFirst = (grids: readonly LensGrid[], shown: number): [number, LensGrid][] =>
  [...grids.entries()].toSorted(([one], [other]) => Number(other === shown) - Number(one === shown));

const placeIn = (number: number, grid: LensGrid, { sph, cyl }: Pick<LensPower, 'sph' | 'cyl'>): Place[] =>
  grid.cells.has(powerCell({ sph, cyl }))
    ? [{ grid: number, row: grid.sph.indexOf(sph), column: grid.cyl.indexOf(cyl ?? 0) }]
    : [];

/**
 * Whether a grid's lenses suit an eye. Lenses without an axis are cut to fit; lenses without an addition are
 * for one distance.
 */
export const serves = ({ axis, add }: LensGrid, power: LensPower): boolean =>
  (axis === null || axis === power.axis) && (add === null || add === power.add);

/**
 * The cell of an eye's power: in the displayed grid, or else in the first that has it, preferring grids with
 * its own addition.
 */
export function eyePlace(grids: readonly LensGrid[], power: LensPower, shown: number): Place | undefined {
  const places = shownFirst(grids, shown)
    .filter(([, grid]) => serves(grid, power))
    .toSorted(([one, first], [other, second]) =>
      one === shown || other === shown
        ? 0
        : Number(second.add === power.add) - Number(first.add === power.add),
    );
  return places.flatMap(([number, grid]) => placeIn(number, grid, power))[0];
}

/** The cell that a typed text matches: exactly, or as the first of several. */
interface Found {
  place: Place;
  exact: boolean;
}

/** The cell that matches a typed power, code or coating; undefined if there is none. */
export function findPlace(grids: readonly LensGrid[], wanted: string, shown: number): Found | undefined {
  const ordered = shownFirst(grids, shown);
  const power = lensPowerOf(wanted);
  const said = power
    ? ordered.filter(
        ([, { axis, add }]) =>
          (power.axis === null || power.axis === axis) && (power.add === null || power.add === add),
      )
    : [];
  const [place] = power ? said.flatMap(([number, grid]) => placeIn(number, grid, power)) : [];
  if (place) return { place, exact: true };
  for (const [number, grid] of ordered) {
    for (const [row, sph] of grid.sph.entries()) {
      for (const [column, cyl] of grid.cyl.entries()) {
        const variant = grid.cells.get(powerCell({ sph, cyl }));
        if (!variant) continue;
        const exact = variant.sku.toLowerCase() === wanted.trim().toLowerCase();
        const meant = power
          ? exact || (sph === power.sph && power.cyl === null && said.some(([one]) => one === number))
          : isMeant({ sku: variant.sku, traits: `${variant.power} · ${sortName(variant)}` }, wanted);
        if (meant) return { place: { grid: number, row, column }, exact };
      }
    }
  }
  return undefined;
}

/** The cell of the same power in another grid; its first cell if it has none. */
export function placeOfPower(grids: readonly LensGrid[], { grid, row, column }: Place, other: number): Place {
  const [from, to] = [grids[grid], grids[other]];
  const power = { sph: from?.sph[row] ?? 0, cyl: from?.cyl[column] ?? 0 };
  return (to && placeIn(other, to, power)[0]) ?? { grid: other, row: 0, column: 0 };
}
