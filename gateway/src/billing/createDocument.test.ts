import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { itemId, itemRow, itemsAre, variantId } from '../testing/fakeCatalogue.ts';
import { customerId } from '../testing/fakeCustomers.ts';
import { employeeId } from '../testing/fakeEmployees.ts';
import { linesAre } from '../testing/fakeBilling.ts';
import { profile } from '../testing/fakePerson.ts';
import { times } from '../testing/uuid.ts';
import { bill, creates, INVOICE_CALLS, KEY, line, shop } from './testing/createDocument.ts';

test('makes an invoice of what was chosen, with at most five calls', async () => {
  const { data, errors, calls, received } = await bill({
    lines: [line(1, '3')],
    discount: { percent: '10' },
    advance: '100.00',
    employee: globalId('Employee', employeeId(1)),
    deliveryDate: '2026-12-01',
    description: 'By noon',
    refNumber: '26-27/O/00004',
    limitApproval: '018f0000-0000-7000-8000-0000000000f1',
    extra: [{ name: 'occasion', value: 'Wedding' }],
    expectedTotal: '324.00',
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    createDocument: { __typename: 'CreateDocumentSuccess', document: { number: '26-27/A/00001' } },
  });
  expect(calls).toEqual(INVOICE_CALLS);
  expect(calls).toHaveLength(5);
  expect(received.at(-1)?.parts).toEqual({
    key: KEY,
    body: {
      type: 'invoice',
      customer_id: customerId(1),
      employee_id: employeeId(1),
      ref_invoice: '26-27/O/00004',
      limit_approval: '018f0000-0000-7000-8000-0000000000f1',
      IsPaid: null,
      payment_mode: 'Cash',
      net_amount: '300.00',
      total_gst: '54.00',
      discount_type: 'percentage',
      discount_amount: '30.00',
      discount_precentage: '10',
      total_amount: '324.00',
      pending_amount: '224.00',
      total_items: 1,
      total_qty: '3',
      bill_items: [
        {
          item_name: 'Item 1',
          product_id: itemId(1),
          service_id: null,
          qty: '3',
          mrp: '100.00',
          offer_price: '100.00',
          amount: '300.00',
          total_amount: '354.00',
          points: '0',
          employee_percentage: '0',
        },
      ],
      tax_details: [
        {
          item_name: 'Item 1',
          product_id: itemId(1),
          service_id: null,
          taxable_value: '300.00',
          cgst: '27.00',
          cgst_percent: '9',
          sgst: '27.00',
          sgst_percent: '9',
          igst: '0.00',
          igst_percent: '0',
          total_gst: '54.00',
        },
      ],
      form_data: {
        customer_id: customerId(1),
        description: 'By noon',
        advance: '100.00',
        delivery_date: '2026-12-01',
        extra: { occasion: 'Wedding' },
      },
    },
  });
});

test.each([2, 50])('a bill of %i products costs as many calls as a bill of one', async (count) => {
  const { data, errors, calls, received } = await bill({ lines: times(count, (n) => line(n, '1')) }, [
    itemsAre(times(count, (n) => itemRow(n))),
  ]);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ createDocument: { __typename: 'CreateDocumentSuccess' } });
  expect(calls).toEqual(INVOICE_CALLS);
  expect(received.at(-1)?.parts.body).toMatchObject({ total_items: count, net_amount: `${count}00.00` });
});

test.each([
  ['ORDER', 'order', creates(billing.createOrder), 'POST /billing/create-order'],
  ['PROPOSAL', 'proposal', creates(billing.createProposal), 'POST /billing/create-proposal'],
] as const)('makes an %s', async (type, word, fake, call) => {
  const { data, errors, calls, received } = await bill({ type }, [fake]);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ createDocument: { __typename: 'CreateDocumentSuccess' } });
  expect(calls.at(-1)).toBe(call);
  expect(received.at(-1)?.parts.body).toMatchObject({ type: word });
});

test('bills each variant by itself, at its own price and rate', async () => {
  const { data, errors, calls, received } = await bill({
    lines: [
      {
        item: globalId('Product', itemId(2)),
        variants: [
          { variant: globalId('Variant', variantId(1)), quantity: 2 },
          { variant: globalId('Variant', variantId(2)), quantity: 0 },
          { variant: globalId('Variant', variantId(3)), quantity: 1, price: '199.50' },
        ],
      },
      line(1, '1'),
    ],
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ createDocument: { __typename: 'CreateDocumentSuccess' } });
  expect(calls).toEqual(INVOICE_CALLS);
  expect(received.at(-1)?.parts.body).toMatchObject({
    net_amount: '799.50',
    total_items: 3,
    total_qty: '4',
    bill_items: [
      {
        item_name: 'Item 2 (VAR-1)',
        product_id: itemId(2),
        mrp: '300.00',
        offer_price: '250.00',
        amount: '500.00',
        variant: [{ variant_id: variantId(1), variant_qty: '2' }],
      },
      {
        item_name: 'Item 2 (VAR-3)',
        offer_price: '199.50',
        variant: [{ variant_id: variantId(3), variant_qty: '1' }],
      },
      { item_name: 'Item 1', qty: '1' },
    ],
    tax_details: [{ cgst_percent: '2.5', total_gst: '25.00' }, {}, { cgst_percent: '9' }],
  });
});

test('bills a service, cloth by the metre and a price of this bill only', async () => {
  const { errors, received } = await bill({
    lines: [
      { item: globalId('Service', itemId(3)), quantity: '1' },
      { item: globalId('Product', itemId(4)), quantity: '2.5', price: '80.00' },
    ],
    paymentMode: 'UPI',
  });
  expect(errors).toEqual([]);
  expect(received.at(-1)?.parts.body).toMatchObject({
    payment_mode: 'UPI',
    discount_type: null,
    discount_amount: null,
    pending_amount: '354.00',
    total_qty: '3.5',
    bill_items: [
      { service_id: itemId(3), product_id: null, offer_price: '100.00' },
      { product_id: itemId(4), qty: '2.5', mrp: '110.00', offer_price: '80.00', amount: '200.00' },
    ],
  });
});

test('a customer in another state bears IGST', async () => {
  const { errors, received } = await bill({ customer: globalId('Customer', customerId(2)) });
  expect(errors).toEqual([]);
  expect(received.at(-1)?.parts.body).toMatchObject({
    total_gst: '18.00',
    tax_details: [{ cgst: '0.00', cgst_percent: '0', igst: '18.00', igst_percent: '18', total_gst: '18.00' }],
  });
});

test('a shop without GST charges none', async () => {
  const { errors, received } = await bill({}, shop({ person: profile({ registration: 'COMPOSITION' }) }));
  expect(errors).toEqual([]);
  expect(received.at(-1)?.parts.body).toMatchObject({ total_gst: '0.00', total_amount: '100.00' });
});

test("follows the shop's settings: discount before tax, rounded to the rupee", async () => {
  const settings = { discount_before_tax: 1, round_off: 1 } as const;
  const { errors, received } = await bill({ discount: { amount: '10.25' } }, shop({ settings }));
  expect(errors).toEqual([]);
  expect(received.at(-1)?.parts.body).toMatchObject({
    net_amount: '100.00',
    discount_type: 'amount',
    discount_amount: '10.25',
    discount_precentage: null,
    total_gst: '16.16',
    total_amount: '106.00',
    bill_items: [{ amount: '100.00', total_amount: '105.91' }],
    tax_details: [{ taxable_value: '89.75' }],
  });
});

test('the answer shows the document as it is now', async () => {
  const { data, errors, calls } = await bill({}, [linesAre], 'customer { name } lines { name }');
  expect(errors).toEqual([]);
  expect(data).toHaveProperty('createDocument.document.customer.name', 'Customer 1');
  expect(data).toHaveProperty('createDocument.document.lines.0.name', 'Item 1');
  // The bill changed what the customer owes: it is fetched again.
  expect(calls.slice(5).toSorted()).toEqual(['GET /billing/items', 'GET /customers']);
});
