import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formField } from '../forms/formField.ts';
import type { FormValues } from '../forms/formValue.ts';
import { readVariant } from './readVariant.ts';
import { VARIANT_TEXTS, type VariantDraft, variantFormName, variantValues } from './variantDraft.ts';

const choices = ['Clear', 'Blue cut'].map((value) => ({ label: value, value }));
const FORM = {
  name: 'product_variants_lens',
  fields: [
    formField('sku', 'SKU', { required: true }),
    ...Object.keys(VARIANT_TEXTS)
      .filter((name) => name !== 'sku' && name !== 'coating')
      .map((name) => formField(name, name)),
    formField('coating', 'Coating', { type: 'select', values: choices }),
    formField('mrp', 'MRP', { type: 'number', required: true }),
    formField('sell_price', 'Sell price', { type: 'number' }),
    formField('available_quantity', 'Quantity', { type: 'number' }),
    formField('shelf', 'Shelf'),
    formField('photo', 'Photo', { type: 'file' }),
  ],
};

const GOOD: FormValues = { sku: 'L-1', mrp: '500' };

const short = fc.option(fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,19}$/));
const paise = fc.integer({ min: 0, max: 99_999_999 });
const anyVariant: fc.Arbitrary<VariantDraft> = fc
  .record({
    sku: fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{0,19}$/),
    barcode: short,
    description: short,
    size: short,
    color: short,
    shape: short,
    gender: short,
    style: short,
    lensType: short,
    material: short,
    coating: fc.option(fc.constantFrom('Clear', 'Blue cut')),
    index: fc.option(fc.constantFrom('1.50', '1.56', '1.67')),
    power: fc.option(fc.constantFrom('-2.00', '0.00', '+1.25', '-1.00 to -3.00')),
    prices: fc.tuple(paise, paise),
    available: fc.option(
      fc.integer({ min: 0, max: 9999 }).map((n) => n * 1000),
      { nil: undefined },
    ),
    fields: fc.constantFrom({}, { shelf: 'B4' }),
  })
  .map(({ prices, ...rest }) => ({ ...rest, mrp: Math.max(...prices), sellPrice: Math.min(...prices) }));

test('every variant is read back from the values that fill its form', () => {
  fc.assert(
    fc.property(anyVariant, (variant) => {
      expect(readVariant(FORM, variantValues(variant))).toEqual({ variant });
    }),
  );
});

test('what is left out of a change stays as it is, and so does the stock', () => {
  fc.assert(
    fc.property(anyVariant, (variant) => {
      expect(readVariant(FORM, {}, variant)).toEqual({ variant });
      const changed = readVariant(FORM, { shelf: 'C1', color: '' }, variant);
      expect(changed).toEqual({ variant: { ...variant, color: null, fields: { shelf: 'C1' } } });
    }),
  );
});

test('whatever is sent, it is read or told at its field, and never thrown', () => {
  const values = fc.dictionary(
    fc.constantFrom(...FORM.fields.map(({ name }) => name), 'constructor'),
    fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.array(fc.string())),
  );
  fc.assert(
    fc.property(values, (sent) => {
      const { variant, problems = [] } = readVariant(FORM, sent);
      expect(variant === undefined).toBe(problems.length > 0);
      expect(variant?.sellPrice ?? 0).toBeLessThanOrEqual(variant?.mrp ?? 0);
      expect((variant?.available ?? 0) % 1000).toBe(0);
    }),
  );
});

test.each<[FormValues, string[]]>([
  [{ sku: ' ' }, ['sku: Please input SKU!']],
  [{ mrp: '', sell_price: '400' }, ['mrp: Please input MRP!']],
  [{ sell_price: '500.01' }, ["sell_price: The selling price can't be above the MRP."]],
  [{ coating: 'Gold' }, ['coating: Please select a value from the dropdown']],
  [{ available_quantity: '1.5' }, ['available_quantity: This item is sold in whole pieces']],
  [{ mrp: 'x' }, ['mrp: Please enter a valid number (e.g., 10.5)']],
  [{ power: '-1.30' }, ['power: Power goes in steps of 0.25.']],
  [{ size: 'x'.repeat(101) }, ['size: At most 100 characters']],
  [{ colour: 'red' }, ['colour: Please check the marked fields.']],
])('%j is refused', (values, expected) => {
  const { problems = [] } = readVariant(FORM, { ...GOOD, ...values });
  expect(problems.map(({ field, message }) => `${field}: ${message}`)).toEqual(expected);
});

test('one price stands for both, and a power is written as on a prescription', () => {
  expect(readVariant(FORM, { ...GOOD, power: '-2' }).variant).toMatchObject({
    mrp: 50_000,
    sellPrice: 50_000,
    power: '-2.00',
  });
});

test.each([
  [null, 'product_variants_lens'],
  ['', 'product_variants_lens'],
  ['Frame', 'product_variants_frame'],
  ['Contact lens', 'product_variants_contact_lens'],
  [" Kids' 3-D!", 'product_variants_kids_3_d'],
  ['3', 'product_variants_lens'],
])('products of type %j have the form %s', (type, name) => {
  expect(variantFormName(type)).toBe(name);
});

const UNPRINTED = { ...FORM, fields: FORM.fields.map((field) => ({ ...field, required: false })) };

test.each([
  [{ gst: 1800, taxInclusive: false }, 118_000],
  [{ gst: 500, taxInclusive: false }, 105_000],
  [{ gst: 1800, taxInclusive: true }, 100_000],
  [{ gst: 0, taxInclusive: false }, 100_000],
])('without an MRP it is the price with GST: at %j %d paise', (tax, mrp) => {
  const { variant } = readVariant(UNPRINTED, { sku: 'L-1', sell_price: '1000' }, undefined, tax);
  expect(variant).toMatchObject({ sellPrice: 100_000, mrp });
});

test('an MRP without a price is the price, and no GST is added to it', () => {
  const tax = { gst: 1800, taxInclusive: false };
  expect(readVariant(FORM, GOOD, undefined, tax).variant).toMatchObject({ mrp: 50_000, sellPrice: 50_000 });
});
