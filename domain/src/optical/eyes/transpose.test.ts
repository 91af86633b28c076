import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPrescription } from './readPrescription.ts';
import { transpose, transposedEye, type SpheroCylinder } from './transpose.ts';

const anyLens = fc.record({
  sph: fc.integer({ min: -120, max: 120 }).map((n) => n * 25),
  cyl: fc.integer({ min: -40, max: 40 }).map((n) => n * 25),
  axis: fc.integer({ min: 0, max: 180 }),
});

/** The power along a meridian: the sphere plus the cylinder's share in it. */
const powerAt = ({ sph, cyl, axis }: SpheroCylinder, meridian: number): number =>
  sph + cyl * Math.sin(((meridian - axis) * Math.PI) / 180) ** 2;

test('a transposed lens has the same power along every meridian', () => {
  fc.assert(
    fc.property(anyLens, fc.integer({ min: 0, max: 359 }), (lens, meridian) => {
      expect(powerAt(transpose(lens), meridian)).toBeCloseTo(powerAt(lens, meridian), 6);
    }),
  );
});

test('transposed twice it is itself again; its axis stays within 0 and 180', () => {
  fc.assert(
    fc.property(anyLens, (lens) => {
      const other = transpose(lens);
      const back = transpose(other);
      expect(other.axis >= 0 && other.axis <= 180).toBe(true);
      expect([back.sph, back.cyl + 0, back.axis % 180]).toEqual([lens.sph, lens.cyl + 0, lens.axis % 180]);
    }),
  );
});

test.each([
  [
    { right_sph: '+1.25', right_cyl: '-0.75', right_axis: '90' },
    { right_sph: '+0.50', right_cyl: '+0.75', right_axis: '180' },
  ],
  [
    { right_sph: '0.75', right_cyl: '-.75', right_axis: '91' },
    { right_sph: '0.00', right_cyl: '+0.75', right_axis: '1' },
  ],
  [{ right_sph: '+1.25' }, undefined],
  [{ right_sph: '+1.25', right_cyl: '0', right_axis: '90' }, undefined],
  [{ right_sph: '+30.00', right_cyl: '+1', right_axis: '90' }, undefined],
  [{ right_sph: 'x', right_cyl: '+1', right_axis: '90' }, undefined],
])('%j', (entries, expected) => {
  const other = transposedEye(entries, 'right');
  expect(other).toEqual(expected);
  const read = readPrescription(other ?? { right_sph: '0.00' }, { fields: [], today: '2026-11-20' });
  expect(read).toEqual({ record: other ?? { right_sph: '0.00' } });
});
