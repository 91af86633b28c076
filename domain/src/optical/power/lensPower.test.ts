import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LENS_RULES } from '../lensValue.ts';
import { lensPowerText, readLensPower, type LensPower } from './lensPower.ts';
import { lensPowerOf, readPowerText } from './powerText.ts';

const within = (name: 'sph' | 'cyl' | 'axis' | 'add') => {
  const { min, max, grain } = LENS_RULES[name];
  return fc.integer({ min: min / grain, max: max / grain }).map((n) => n * grain + 0);
};
const noneOfZero = (value: number | null) => (value === 0 ? null : value);

export const anyPower: fc.Arbitrary<LensPower> = fc
  .record({ sph: within('sph'), cyl: fc.option(within('cyl')), axis: fc.option(within('axis')) })
  .chain((eye) =>
    fc.option(within('add')).map((add) => ({
      ...eye,
      cyl: noneOfZero(eye.cyl),
      axis: eye.cyl ? eye.axis : null,
      add: noneOfZero(add),
    })),
  );

test('every power is read back from how it is written, and is written in one way', () => {
  fc.assert(
    fc.property(anyPower, (power) => {
      const text = lensPowerText(power);
      expect(lensPowerOf(text)).toEqual(power);
      expect(readPowerText('power', 'Power', text)).toBe(text);
    }),
  );
});

test('whatever is typed is a power that a lens can have, other words, or told', () => {
  const typed = fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^[\d+\-. /xadl]{1,14}$/));
  fc.assert(
    fc.property(typed, (text) => {
      const read = readPowerText('power', 'Power', text);
      const power = typeof read === 'string' ? lensPowerOf(read) : undefined;
      const again = power && readLensPower(entriesOf(power));
      const field = typeof read === 'string' ? 'power' : read.field;
      expect([field, again]).toEqual(['power', power && { power }]);
    }),
  );
});

const entriesOf = ({ sph, cyl, axis, add }: LensPower) => ({
  sph: String(sph / 100),
  cyl: cyl === null ? null : String(cyl / 100),
  axis: axis === null ? null : String(axis),
  add: add === null ? null : String(add / 100),
});

test.each([
  ['-2', '-2.00'],
  ['125', '+1.25'],
  ['plano', '0.00'],
  ['−2/-.75', '-2.00 / -0.75'],
  ['-2.00 -0.75 x 90', '-2.00 / -0.75 x 90'],
  ['SPH -2, CYL -0.5 axis 5', '-2.00 / -0.50 x 5'],
  ['-2/0', '-2.00'],
  ['-2 add 2', '-2.00 ADD +2.00'],
  ['-1 to -3', '-1.00 to -3.00'],
  ['High plus', 'High plus'],
  ['', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(readPowerText('power', 'Power', typed)).toBe(kept);
});

test.each([
  ['99', 'Power must be between -30.00 and +30.00.'],
  ['-2.10', 'Power goes in steps of 0.25.'],
  ['-1.255', 'Power must be a number, such as -1.25.'],
  ['-2/-11', 'CYL must be between -10.00 and +10.00.'],
  ['-2/-1 x 181', 'AXIS must be between 0 and 180.'],
  ['-2 x 90', 'An axis needs a cylinder.'],
  ['-2 add 7', 'ADD must be between 0.00 and +6.00.'],
  ['-1 to -99', 'Power must be between -30.00 and +30.00.'],
])('%j is told at the field of the power', (typed, message) => {
  expect(readPowerText('power', 'Power', typed)).toMatchObject({ field: 'power', message });
});

test('a power has a sphere', () => {
  expect(readLensPower({ cyl: '-1' })).toMatchObject({
    problems: [{ field: 'sph', message: 'Please input SPH!' }],
  });
});
