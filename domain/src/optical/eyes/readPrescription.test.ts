import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formField } from '../../forms/formField.ts';
import { figureText } from '../figure.ts';
import { EYE_RULES, EYE_VALUES, EYES, eyeField, type EyeValueName } from './eyeValue.ts';
import { readPrescription } from './readPrescription.ts';
import { isBlankPrescription, type PrescriptionEntries } from './record.ts';

const rules = { fields: [], today: '2026-11-20' };

const within = (name: EyeValueName) => {
  const { min, max, grain } = EYE_RULES[name];
  return fc.integer({ min: min / grain, max: max / grain }).map((n) => n * grain + 0);
};

const anyEye = fc
  .record({
    sph: within('sph'),
    cyl: fc.option(within('cyl')),
    axis: within('axis'),
    add: fc.option(within('add')),
    prism: fc.option(within('prism')),
    base: fc.option(within('base')),
  })
  .map((all) => ({ ...all, axis: all.cyl ? all.axis : null }));

const anyRecord = fc.tuple(anyEye, anyEye).map((eyes) =>
  Object.fromEntries(
    EYES.flatMap((side, at) =>
      EYE_VALUES.flatMap((name) => {
        const value = eyes[at]?.[name] ?? null;
        return value === null ? [] : [[eyeField(side, name), figureText(EYE_RULES[name], value)]];
      }),
    ),
  ),
);

test('every prescription there can be is read back as it is written', () => {
  fc.assert(
    fc.property(anyRecord, (record) => {
      expect(readPrescription(record, rules)).toEqual({ record });
    }),
  );
});

test('whatever is typed is read or told at its field', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('right_sph', 'left_cyl', 'age', 'pd'), fc.string()),
      (typed) => {
        const read = readPrescription(typed, rules);
        const wrong = 'problems' in read ? read.problems.map(({ field }) => field) : [];
        expect(new Set(wrong).size).toBe(wrong.length);
        expect('record' in read || wrong.length > 0).toBe(true);
      },
    ),
  );
});

const problemsOf = (
  entries: PrescriptionEntries,
  fields = rules.fields as ReturnType<typeof formField>[],
) => {
  const read = readPrescription(entries, { ...rules, fields });
  return 'problems' in read ? read.problems.map(({ field, message }) => `${field}: ${message}`) : [];
};

test.each<[PrescriptionEntries, string[]]>([
  [{ right_sph: 'plano' }, []],
  [{ right_sph: '-1.25', left_sph: '1', left_cyl: '0.00' }, []],
  [{ right_sph: '30.1' }, ['right_sph: Right SPH must be between -30.00 and +30.00.']],
  [{ right_sph: '1.1' }, ['right_sph: Right SPH goes in steps of 0.25.']],
  [{ right_sph: '0', right_cyl: '-1' }, ['right_axis: Please input Right AXIS!']],
  [
    { right_sph: '0', right_cyl: '-1', right_axis: '181' },
    ['right_axis: Right AXIS must be between 0 and 180.'],
  ],
  [{ right_sph: '0', right_cyl: '-1', right_axis: '7' }, []],
  [{ left_sph: '0', left_axis: '90' }, ['left_cyl: An axis needs a cylinder.']],
  [{ right_sph: '0', left_add: '2' }, ['left_sph: Please input Left SPH!']],
  [{ age: '47' }, ['right_sph: Please input Right SPH!']],
  [{ right_sph: '0', age: '121' }, ['age: Age must be between 0 and 120.']],
  [{ right_sph: '0', pd: '63.5', fitting_height: '18' }, []],
  [{ right_sph: '0', right_base: '361' }, ['right_base: Right BASE must be between 0 and 360.']],
  [{ right_sph: '0', test_date: '2026-11-20' }, []],
  [{ right_sph: '0', test_date: '2026-11-21' }, ['test_date: An eye test can’t be in the future.']],
  [
    { right_sph: '0', test_date: '2026-02-30' },
    ['test_date: This date does not exist. Check day, month and year.'],
  ],
  [{ right_sph: 'x' }, ['right_sph: Right SPH must be a number, such as +1.25.']],
  [{ right_sph: '0', colour: 'red' }, ['colour: Please check the marked fields.']],
])('%j', (entries, expected) => {
  expect(problemsOf(entries)).toEqual(expected);
});

test('the form of the shop says what is required and what may be chosen', () => {
  const fields = [
    formField('age', 'Age of the person', { type: 'number', required: true }),
    formField('wear_type', 'Wear type', {
      type: 'checkbox-group',
      values: [
        { label: 'Near', value: 'Near' },
        { label: 'Far', value: 'Far' },
      ],
    }),
    formField('frame', 'Frame'),
  ];
  expect(problemsOf({ right_sph: '0' }, fields)).toEqual(['age: Please input Age of the person!']);
  expect(problemsOf({ right_sph: '-1', age: '40', wear_type: 'Near,Flying' }, fields)).toHaveLength(1);
  const entries = { right_sph: '-1', age: '40', wear_type: 'Near, Far,Near', frame: ' Oval ', left_cyl: ' ' };
  expect(readPrescription(entries, { ...rules, fields })).toEqual({
    record: { right_sph: '-1.00', age: '40', wear_type: 'Near,Far', frame: 'Oval' },
  });
});

test('blanks are no prescription', () => {
  expect(isBlankPrescription({ right_sph: ' ', left_axis: null, notes: undefined })).toBe(true);
  expect(isBlankPrescription({ right_sph: '0' })).toBe(false);
});
