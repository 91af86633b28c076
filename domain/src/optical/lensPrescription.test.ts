import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lensPrescriptionTexts, readLensPrescription, type LensEntries } from './lensPrescription.ts';
import { LENS_RULES, type LensValueName } from './lensValue.ts';

const within = (name: LensValueName) => {
  const { min, max, grain } = LENS_RULES[name];
  return fc.integer({ min: min / grain, max: max / grain }).map((n) => n * grain + 0);
};

const anyPrescription = fc
  .record({
    sph: within('sph'),
    cyl: fc.option(within('cyl')),
    axis: within('axis'),
    add: fc.option(within('add')),
    dia: fc.option(within('dia')),
  })
  .map((all) => ({ ...all, axis: all.cyl ? all.axis : null }));

test('every lens there can be is read back as it is written', () => {
  fc.assert(
    fc.property(anyPrescription, (prescription) => {
      const entries: LensEntries = Object.fromEntries(lensPrescriptionTexts(prescription));
      expect(readLensPrescription(entries)).toEqual({ prescription });
    }),
  );
});

const messages = (entries: LensEntries) => {
  const read = readLensPrescription(entries);
  return 'problems' in read ? read.problems.map(({ field, message }) => `${field}: ${message}`) : [];
};

test.each<[LensEntries, string[]]>([
  [{ sph: 'plano' }, []],
  [{ sph: '-1.25', cyl: '0.00' }, []],
  [{ sph: -1.25, cyl: '', axis: null, add: '', dia: 65 }, []],
  [{}, ['sph: Please input SPH!']],
  [{ sph: '-1', cyl: '-0.75' }, ['axis: Please input AXIS!']],
  [{ sph: '-1', axis: '90' }, ['cyl: An axis needs a cylinder.']],
  [{ sph: '-1', cyl: '0', axis: '90' }, ['cyl: An axis needs a cylinder.']],
  [{ sph: '-1.30' }, ['sph: SPH goes in steps of 0.25.']],
  [{ sph: '31' }, ['sph: SPH must be between -30.00 and +30.00.']],
  [{ sph: '0', add: '-1' }, ['add: ADD must be between 0.00 and +6.00.']],
  [{ sph: '0', cyl: '-1', axis: '181' }, ['axis: AXIS must be between 0 and 180.']],
  [{ sph: '0', dia: '7.9' }, ['dia: DIA must be between 8.0 and 90.0.']],
  [
    { sph: 'x', cyl: 'y' },
    ['sph: SPH must be a number, such as -1.25.', 'cyl: CYL must be a number, such as -0.75.'],
  ],
])('%j', (entries, expected) => {
  expect(messages(entries)).toEqual(expected);
});
