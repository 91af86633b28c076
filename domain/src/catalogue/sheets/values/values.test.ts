import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formField } from '../../../forms/formField.ts';
import { rupees } from '../../../money/format.ts';
import { asFieldTakes } from './asFieldTakes.ts';
import { plainDay } from './plainDay.ts';
import { plainNumber } from './plainNumber.ts';
import { plainRate } from './plainRate.ts';
import { unitOf } from './unitOf.ts';

test.each([
  ['₹1,250.00', '', '1250.00'],
  ['Rs. 1,25,000', '', '125000'],
  ['INR 1250', '', '1250'],
  ['1250/-', '', '1250'],
  ['1,250.00 Dr', '', '1250.00'],
  ['500.00 Cr', '', '500.00 Cr'],
  ['10 Nos', '', '10'],
  ['10 Nos', 'PCS', '10'],
  ['450.00/Nos', 'Nos', '450.00'],
  ['2.500 Kgs', 'kg', '2.500'],
  ['10 Bag', 'Bag', '10'],
  // A dozen is not a piece, and the row is not sold by the bag.
  ['12 doz', 'pc', '12 doz'],
  ['10 Bag', 'pc', '10 Bag'],
  ['1,50', '', '1,50'],
  ['-5', '', '-5'],
  ['ten', '', 'ten'],
  ['10 x 5', '', '10 x 5'],
  ['.5', '', '.5'],
  ['5.', '', '5'],
  ['', '', ''],
])('the number %j of what is sold by %j is %j', (text, unit, plain) => {
  expect(plainNumber(text, unit)).toBe(plain);
});

test('an amount stays the same, however it is grouped', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_99 }), (paise) => {
      const text = rupees(paise);
      expect(plainNumber(text, '')).toBe(text.replaceAll(/[₹,]/g, ''));
    }),
  );
});

test.each([
  ['GST@18%', '18'],
  ['IGST@18%', '18'],
  ['GST 5 %', '5'],
  ['18%', '18'],
  ['0.25', '0.25'],
  ['Exempted', '0'],
  ['Nil Rated', '0'],
  ['None', ''],
  ['CGST@9%', 'CGST@9%'],
  ['GST@28% + 12% cess', 'GST@28% + 12% cess'],
  ['high', 'high'],
])('the rate %j is %j', (text, plain) => {
  expect(plainRate(text)).toBe(plain);
});

test.each([
  ['15/08/1990', '1990-08-15'],
  ['5-8-1990', '1990-08-05'],
  ['15-Aug-1990', '1990-08-15'],
  ['15 August 1990', '1990-08-15'],
  ['31/02/1990', '1990-02-31'],
  ['1990-08-15', '1990-08-15'],
  ['15/08/90', '15/08/90'],
  ['15-Foo-1990', '15-Foo-1990'],
])('the day %j is %j', (text, day) => {
  expect(plainDay(text)).toBe(day);
});

test.each([
  ['Nos', 'pc'],
  ['PIECES (Pcs)', 'pc'],
  ['KGS', 'kg'],
  ['Mtr.', 'm'],
  ['Sq Ft', 'sqft'],
  ['Bags', undefined],
])('the unit %j is %j', (text, unit) => {
  expect(unitOf(text)).toBe(unit);
});

const choice = (...values: string[]) => values.map((value) => ({ label: value, value }));

test('a choice is what the form offers, or what stands there', () => {
  const yesNo = formField('tax_inclusive', 'Includes GST', {
    type: 'radio-group',
    values: choice('Yes', 'No'),
  });
  const unit = formField('unit', 'Unit', { type: 'select', values: choice('pc', 'Nos') });
  const beside = { unit: '' };
  expect(asFieldTakes(yesNo, 'Inclusive', beside)).toBe('Yes');
  expect(asFieldTakes(yesNo, 'N', beside)).toBe('No');
  expect(asFieldTakes(yesNo, 'Perhaps', beside)).toBe('Perhaps');
  expect(asFieldTakes(unit, 'nos', beside)).toBe('nos');
  expect(asFieldTakes(unit, 'Pcs', beside)).toBe('pc');
  expect(asFieldTakes(unit, 'KGS', beside)).toBe('KGS');
  expect(asFieldTakes(formField('brand', 'Brand'), '10 Nos', beside)).toBe('10 Nos');
});
