import { problem, formatMessage } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { itemId, variantId } from '../testing/fakeCatalogue.ts';
import { customersAre } from '../testing/fakeCustomers.ts';
import { employeeWith } from '../testing/fakePerson.ts';
import { refusing } from '../testing/fakeUpstream.ts';
import { uuid } from '../testing/uuid.ts';
import { bill, INVOICE_CALLS, line, shop } from './testing/createDocument.ts';

const product = globalId('Product', itemId(1));
const withVariants = globalId('Product', itemId(2));
const variant = globalId('Variant', variantId(1));

test('a customer that is not there, or not to be seen, is missing', async () => {
  const { data, errors, calls } = await bill({}, [customersAre([])]);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    createDocument: {
      __typename: 'InvalidInput',
      problems: [
        { field: 'customer', code: 'CUSTOMER_MISSING', message: formatMessage('billing.customerMissing') },
      ],
    },
  });
  expect(calls).not.toContain('POST /billing/create-invoice');
});

test.each([
  ['a product of another shop', [{ item: globalId('Product', uuid('a', 99)), quantity: '1' }]],
  ['a service as a product', [{ item: globalId('Product', itemId(3)), quantity: '1' }]],
  ['a variant of another product', [{ item: product, variants: [{ variant, quantity: 1 }] }]],
])('%s is not sold any more', async (_what, lines) => {
  const { data, errors, calls } = await bill({ lines });
  expect(errors).toEqual([]);
  const message = formatMessage('billing.itemGone');
  expect(data).toMatchObject({ createDocument: { __typename: 'NotFound', code: 'NOT_FOUND', message } });
  expect(calls).not.toContain('POST /billing/create-invoice');
});

test('a permission that is no code is told at its field, and nothing is sent', async () => {
  const { data, errors, calls } = await bill({ limitApproval: 'yes' });
  expect(errors).toEqual([]);
  const message = formatMessage('limits.approvalGone');
  expect(data).toMatchObject({
    createDocument: { __typename: 'InvalidInput', problems: [{ field: 'limitApproval', message }] },
  });
  expect(calls).not.toContain('POST /billing/create-invoice');
});

test('another total than the customer was told is told, and nothing is created', async () => {
  // The advance follows from the total the client knew: it must not be the reported problem.
  const { data, errors, calls } = await bill({ expectedTotal: '120.00', advance: '120.00' });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    createDocument: {
      __typename: 'ChangedMeanwhile',
      code: 'CHANGED_MEANWHILE',
      message: 'Someone changed this in the meantime. Check the new figures and try again.',
      current: '118.00',
    },
  });
  expect(calls).toEqual(INVOICE_CALLS.slice(0, 4));
});

test('what goes beyond the limits is told at its fields, with the code of the limits', async () => {
  const problems = [
    problem('discount_amount', 'LIMIT_EXCEEDED', 'limits.discount', { percent: '10' }),
    problem('bill_items.0.offer_price', 'LIMIT_EXCEEDED', 'limits.price', { name: 'Kurta' }),
  ];
  const { data } = await bill({}, [refusing(billing.createInvoice, 'LIMIT_EXCEEDED', undefined, problems)]);
  expect(data).toMatchObject({
    createDocument: {
      __typename: 'InvalidInput',
      problems: [
        { field: 'discount', code: 'LIMIT_EXCEEDED' },
        { field: 'lines.0.price', code: 'LIMIT_EXCEEDED' },
      ],
    },
  });
});

test('an item that was changed in the last moment is told as another total', async () => {
  const { data, errors } = await bill({}, [
    refusing(billing.createInvoice, 'TOTALS_DISAGREE', { total_amount: '105.00' }),
  ]);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ createDocument: { __typename: 'ChangedMeanwhile', current: '105.00' } });
});

test.each([
  ['a price of nothing', { lines: [{ ...line(1, '1'), price: '0.00' }] }, 'lines.0.price'],
  ['a discount of all of it', { discount: { amount: '118.00' } }, 'lines.0.price'],
  [
    'a variant for nothing',
    { lines: [{ item: withVariants, variants: [{ variant, quantity: 1, price: '0.00' }] }] },
    'lines.0.variants.0.price',
  ],
])('%s is told at its price until somebody says that it is meant so', async (_what, input, field) => {
  const { data, calls } = await bill(input);
  expect(data).toMatchObject({ createDocument: { __typename: 'InvalidInput', problems: [{ field }] } });
  expect(calls).not.toContain('POST /billing/create-invoice');
  const meant = await bill({ ...input, zeroConfirmed: true });
  expect(meant.data).toMatchObject({ createDocument: { __typename: 'CreateDocumentSuccess' } });
  expect(meant.received.at(-1)?.parts.body).toMatchObject({ zero_confirmed: 1 });
});

test('stock is for upstream to judge, so that a repeated key finds its document', async () => {
  const { data, errors } = await bill({ lines: [line(1, '11')] });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ createDocument: { __typename: 'CreateDocumentSuccess' } });
});

test('too little in stock names the product and what there is', async () => {
  const short = problem('bill_items.0.qty', 'STOCK_SHORT', 'billing.stockShort', { available: '4' });
  const { data, errors } = await bill({ lines: [line(1, '5')] }, [
    refusing(billing.createInvoice, 'STOCK_SHORT', { product_id: itemId(1), available: '4' }, [short]),
  ]);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    createDocument: {
      __typename: 'StockShort',
      code: 'STOCK_SHORT',
      message: 'Only 4 items available in stock',
      product,
      available: '4',
    },
  });
});

test("upstream's problems stand at the fields of the input", async () => {
  const fields = [
    ['bill_items.1.qty', 'lines.1.variants.1.quantity'],
    ['bill_items.1.variant.0.variant_qty', 'lines.1.variants.1.quantity'],
    ['bill_items.2.qty', 'lines.2.quantity'],
    ['bill_items.0.offer_price', 'lines.0.price'],
    ['bill_items.1', 'lines.1.variants.1'],
    ['tax_details.2.cgst', 'lines.2'],
    ['bill_items', 'lines'],
    ['discount_precentage', 'discount'],
    ['form_data.advance', 'advance'],
    ['form_data.delivery_date', 'deliveryDate'],
    ['form_data.extra.colour', 'extra.colour'],
    ['form_data.description', 'description'],
    ['payments.0.payment_mode', 'payments.0.mode'],
    ['buyer.state_code', 'buyer.stateCode'],
    ['total_amount', 'total_amount'],
    ['key', 'key'],
    ['Idempotency-Key', 'key'],
    ['ref_invoice', 'refNumber'],
    ['payment_mode', 'paymentMode'],
    ['bill_items.9.qty', 'bill_items.9.qty'],
  ] as const;
  const problems = fields.map(([field]) => problem(field, 'INVALID_INPUT', 'faults.invalidInput'));
  const variants = [
    { variant: globalId('Variant', variantId(2)), quantity: 0 },
    { variant, quantity: 1 },
  ];
  const { data, errors } = await bill(
    {
      lines: [line(1, '1'), { item: withVariants, variants }, line(4, '1')],
      extra: [{ name: 'colour', value: 'Red' }],
    },
    [refusing(billing.createInvoice, 'INVALID_INPUT', {}, problems)],
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    createDocument: { __typename: 'InvalidInput', problems: fields.map(([, field]) => ({ field })) },
  });
});

test.each([
  ['NOT_FOUND', 'NotFound'],
  ['PERMISSION_DENIED', 'PermissionDenied'],
  ['KEY_REUSED', 'Refused'],
  ['STILL_RUNNING', 'Refused'],
  ['CUSTOMER_MISSING', 'Refused'],
] as const)('tells %s of upstream as %s', async (code, __typename) => {
  const { data, errors } = await bill({}, [refusing(billing.createInvoice, code)]);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ createDocument: { __typename, code } });
});

test('is refused without the right, before upstream is asked', async () => {
  const person = employeeWith('billing:view', 'products:edit');
  const { data, errors, calls } = await bill({}, shop({ person }));
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ createDocument: { __typename: 'PermissionDenied' } });
  expect(calls).toEqual(['GET /me']);
});

test('fails as an error when the service is not reachable', async () => {
  const { data, errors } = await bill({}, [refusing(billing.createInvoice, 'UPSTREAM_UNAVAILABLE')]);
  expect(errors).toEqual(['UPSTREAM_UNAVAILABLE at createDocument: Service is not reachable. Try again.']);
  expect(data).toBeNull();
});
