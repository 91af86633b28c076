import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lensPowerText } from '../power/lensPower.ts';
import { lensPowerOf } from '../power/powerText.ts';
import { powerCell, powerGrids } from './powerGrid.ts';

const dioptres = (from: number, to: number) => fc.integer({ min: from, max: to }).map((n) => n * 25 + 0);
const power = fc
  .record({ sph: dioptres(-4, 4), cyl: fc.option(dioptres(-4, -1)), axis: fc.constantFrom(null, 90, 180) })
  .chain((eye) =>
    fc
      .constantFrom(null, 100, 200)
      .map((add) => lensPowerText({ ...eye, axis: eye.cyl === null ? null : eye.axis, add })),
  );
const variants = fc
  .array(
    fc.record({
      power: fc.oneof({ weight: 8, arbitrary: power }, fc.constantFrom(null, 'High plus', '-1.00 to -3.00')),
      coating: fc.constantFrom('Hard coat', 'hard coat ', 'Anti-glare', null),
    }),
    { maxLength: 60 },
  )
  .map((list) => list.map((one, id) => ({ id, ...one })));

test('every variant is in exactly one cell or among the others, at its own power, and nothing is lost', () => {
  fc.assert(
    fc.property(variants, (all) => {
      const { grids, others } = powerGrids(all);
      const placed = grids.flatMap(({ cells }) => [...cells.values()]);
      expect([...placed, ...others].map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
        all.map(({ id }) => id),
      );
      for (const { cells, sph, cyl, axis, add } of grids) {
        for (const [place, variant] of cells) {
          const own = lensPowerOf(variant.power);
          expect(own).toMatchObject({ axis, add });
          expect(own && powerCell(own)).toBe(place);
          expect(sph.includes(own?.sph ?? Number.NaN) && cyl.includes(own?.cyl ?? 0)).toBe(true);
        }
      }
      expect(new Set(grids.map(({ key }) => key)).size).toBe(grids.length);
    }),
  );
});

test('rows go from minus to plus, columns away from 0, and a second lens of a power is among the others', () => {
  const HARD = { coating: 'Hard coat' };
  const { grids, others } = powerGrids([
    { id: 1, ...HARD, power: '+1.00' },
    { id: 2, ...HARD, power: '-2.00 / -0.50' },
    { id: 3, ...HARD, power: '-2.00 / -1.25' },
    { id: 4, ...HARD, power: '-2 -.5' },
    { id: 5, ...HARD, power: '-1.00 to -3.00' },
    { id: 6, ...HARD, power: '+1.00 ADD +2.00' },
    { id: 7, power: '0.00 / +0.50' },
    { id: 8, power: '0.00 / +0.25 x 90' },
  ]);
  expect(grids.map(({ name, sph, cyl }) => [name, sph, cyl])).toEqual([
    ['Hard coat', [-200, 100], [0, -50, -125]],
    ['Hard coat · ADD +2.00', [100], [0]],
    ['', [0], [50]],
    ['x 90', [0], [25]],
  ]);
  expect(others.map(({ id }) => id)).toEqual([4, 5]);
});
