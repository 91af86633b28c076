import { isRefusalCode } from '@galla/domain';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { itemId, variantId } from '../testing/fakeCatalogue.ts';
import { bill, INVOICE_CALLS, line } from './testing/createDocument.ts';

const product = globalId('Product', itemId(1));
const withVariants = globalId('Product', itemId(2));
const service = globalId('Service', itemId(3));
const variant = globalId('Variant', variantId(1));

test.each([
  ['a customer', { customer: product }],
  ['an employee', { employee: product }],
  ['an item', { lines: [{ item: variant, quantity: '1' }] }],
  ['a variant', { lines: [{ item: withVariants, variants: [{ variant: product, quantity: 1 }] }] }],
  ['an id at all', { customer: 'x' }],
  ['a record id', { customer: Buffer.from('Customer:1').toString('base64url') }],
])('what is not the id of %s is not found, before upstream is asked', async (_what, input) => {
  const { data, errors, calls } = await bill(input);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ createDocument: { __typename: 'NotFound', code: 'NOT_FOUND' } });
  expect(calls).toEqual(['GET /me']);
});

const oneVariant = (changes: object) => [
  line(1, '1'),
  { item: withVariants, variants: [{ variant, quantity: 1, ...changes }] },
];

test.each([
  ['no line', { lines: [] }, 'lines', 'Please add at least one item to the cart'],
  ['no payment mode', { paymentMode: null }, 'paymentMode', 'Please select payment mode'],
  [
    'no quantity',
    { lines: [line(1, '1'), { item: product }] },
    'lines.1.quantity',
    'Enter a quantity above zero',
  ],
  [
    'a negative price',
    { lines: [{ item: product, quantity: '1', price: '-1.00' }] },
    'lines.0.price',
    'Enter a price in rupees',
  ],
  [
    'variants of a service',
    { lines: [{ item: service, variants: [{ variant, quantity: 1 }] }] },
    'lines.0.variants',
    'Please check the marked fields.',
  ],
  [
    'no quantity of any variant',
    { lines: oneVariant({ quantity: 0 }) },
    'lines.1.variants',
    'Please add a quantity to at least one variant',
  ],
  [
    'a negative quantity of a variant',
    { lines: oneVariant({ quantity: -1 }) },
    'lines.1.variants.0.quantity',
    'Enter a quantity above zero',
  ],
  [
    'a negative price of a variant',
    { lines: oneVariant({ price: '-1.00' }) },
    'lines.1.variants.0.price',
    'Enter a price in rupees',
  ],
  [
    'a quantity beside those of the variants',
    { lines: [{ item: withVariants, quantity: '1', variants: [{ variant, quantity: 1 }] }] },
    'lines.0.quantity',
    'Please check the marked fields.',
  ],
])('marks %s, before upstream is asked', async (_what, input, field, message) => {
  const { data, errors, calls } = await bill(input);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    createDocument: { __typename: 'InvalidInput', message, problems: [{ field, message }] },
  });
  expect(calls).toEqual(['GET /me']);
});

test.each([
  ['neither', {}, /Exactly one key must be specified for OneOf type "DiscountInput"/],
  [
    'both',
    { amount: '5.00', percent: '5' },
    /Exactly one key must be specified for OneOf type "DiscountInput"/,
  ],
  ['nothing in one', { amount: null }, /Field "amount" must be non-null/],
  ['words', { amount: 'ten' }, /Money/],
  ['more than all off', { percent: '101' }, /Percentage/],
])('a discount with %s runs nothing', async (_what, discount, fault) => {
  const { errors, calls } = await bill({ discount });
  expect(errors).toEqual([expect.stringMatching(fault)]);
  expect(calls).toEqual([]);
});

test.each([
  [
    'a quantity of zero',
    { lines: [line(1, '0')] },
    'lines.0.quantity',
    'BILLING_QUANTITY_MISSING',
    'Enter a quantity above zero',
  ],
  [
    'half a shirt',
    { lines: [line(4, '0.5'), line(1, '0.5')] },
    'lines.1.quantity',
    'BILLING_QUANTITY_NOT_WHOLE',
    'This item is sold in whole pieces',
  ],
  [
    'a discount above the total',
    { discount: { amount: '118.01' } },
    'discount',
    'DISCOUNT_TOO_HIGH',
    'Discount cannot exceed total amount (₹118.00)',
  ],
  [
    'a negative discount',
    { discount: { amount: '-1.00' } },
    'discount',
    'BILLING_DISCOUNT_INVALID',
    'Enter a discount of zero or more',
  ],
  [
    'an advance above what remains',
    { discount: { amount: '18.00' }, advance: '100.01' },
    'advance',
    'ADVANCE_TOO_HIGH',
    'Advance cannot exceed remaining amount (₹100.00)',
  ],
  [
    'a negative advance',
    { advance: '-1.00' },
    'advance',
    'BILLING_ADVANCE_INVALID',
    'Enter an amount of zero or more',
  ],
  [
    'more than is kept',
    { lines: [{ ...line(1, '1000000'), price: '999999999.99' }] },
    'lines',
    'AMOUNT_TOO_LARGE',
    'The amount is too large',
  ],
])('marks %s, before anything is created', async (_what, input, field, code, message) => {
  const { data, errors, calls } = await bill(input);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    createDocument: {
      __typename: 'InvalidInput',
      // At its field a rule has a code of its own; the whole refusal is INVALID_INPUT.
      code: isRefusalCode(code) ? code : 'INVALID_INPUT',
      message,
      problems: [{ field, code, message }],
    },
  });
  expect(calls).toEqual(INVOICE_CALLS.slice(0, 4));
});
