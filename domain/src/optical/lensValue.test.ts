import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedFigure } from './figure.ts';
import { LENS_RULES, LENS_VALUES, lensValueText, parseLensValue, stepLensValue } from './lensValue.ts';

const anyName = fc.constantFrom(...LENS_VALUES);
const anyValue = anyName.chain((name) => {
  const { min, max, grain } = LENS_RULES[name];
  return fc.record({
    name: fc.constant(name),
    value: fc.integer({ min: min / grain, max: max / grain }).map((n) => n * grain + 0),
  });
});

test('what is written is read as the same value', () => {
  fc.assert(
    fc.property(anyValue, ({ name, value }) => {
      expect(parseLensValue(name, lensValueText(name, value))).toBe(value);
    }),
  );
});

test('whatever is typed, it is read as a whole number or not at all', () => {
  fc.assert(
    fc.property(anyName, fc.oneof(fc.string(), fc.double().map(String)), (name, text) => {
      const value = parseLensValue(name, text);
      expect(value === undefined || Number.isInteger(value)).toBe(true);
    }),
  );
});

test.each([
  ['sph', 'plano', 0, '0.00'],
  ['sph', 'PL', 0, '0.00'],
  ['sph', '-0', 0, '0.00'],
  ['sph', '1.5', 150, '+1.50'],
  ['cyl', '−0.75', -75, '-0.75'],
  ['cyl', '-.75', -75, '-0.75'],
  ['cyl', '-.', undefined, ''],
  ['add', '+2', 200, '+2.00'],
  ['axis', '90', 90, '90'],
  ['axis', '-90', undefined, ''],
  ['axis', '90.5', undefined, ''],
  ['axis', 'plano', undefined, ''],
  ['dia', '14.2', 142, '14.2'],
  ['dia', '65', 650, '65.0'],
  ['sph', '1.255', undefined, ''],
  ['sph', '1e2', undefined, ''],
  ['sph', '', undefined, ''],
] as const)('%s %j', (name, typed, value, written) => {
  expect(parseLensValue(name, typed)).toBe(value);
  expect(value === undefined ? '' : lensValueText(name, value)).toBe(written);
});

test.each([
  ['sph', '125', 125],
  ['sph', '+225', 225],
  ['sph', '-75', -75],
  ['cyl', '-125', -125],
  ['add', '200', 200],
  // It is read literally where a lens can have the value.
  ['sph', '12', 1200],
  ['sph', '12.5', 1250],
  // Neither reading is a possible lens: the value stays as typed and is reported.
  ['sph', '130', 13_000],
  ['sph', '999', 99_900],
  ['axis', '200', 200],
  ['dia', '142', 1420],
  ['sph', 'x', undefined],
] as const)('typed without its point, %s %j is what opticians mean', (name, typed, value) => {
  expect(typedFigure(LENS_RULES[name], typed)).toBe(value);
});

test('steps go through the grid and stop at the ends', () => {
  fc.assert(
    fc.property(anyValue, fc.constantFrom(1 as const, -1 as const), ({ name, value }, direction) => {
      const { min, max, step } = LENS_RULES[name];
      const next = stepLensValue(name, value, direction);
      const atEnd = value === (direction === 1 ? max : min);
      expect(atEnd ? next === value : (next - value) * direction > 0).toBe(true);
      expect(Math.abs(next - value)).toBeLessThanOrEqual(step);
      expect(next % step === 0 || next === min || next === max).toBe(true);
    }),
  );
  expect(stepLensValue('sph', undefined, 1)).toBe(0);
  expect(stepLensValue('axis', 93, 1)).toBe(95);
  expect(stepLensValue('axis', 93, -1)).toBe(90);
});
