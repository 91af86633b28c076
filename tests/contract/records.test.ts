import { randomUUID } from 'node:crypto';
import { billing } from '@galla/upstream/contract';
import { call } from '@galla/upstream/testing';
import {
  addCustomer,
  addItem,
  addVariant,
  expectBalancedBooks,
  payloadOf,
} from '@galla/upstream/testing/billing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from './ids.ts';
import { openStack, type Stack } from './stack.ts';

let stack: Stack;
let buyer: Awaited<ReturnType<typeof addCustomer>>;

beforeAll(async () => {
  stack = await openStack();
  buyer = await addCustomer(stack.shop);
});

afterAll(async () => {
  await expectBalancedBooks(stack.api.database);
  await stack.close();
});

const PRICE = `mutation ($input: UpdatePriceInput!) {
  updatePrice(input: $input) {
    __typename
    ... on ChangedMeanwhile { currentStock }
    ... on UpdatePriceSuccess { item { price ... on Product { available variants { sku price } } } }
  }
}`;
const STOCK = `mutation ($input: CorrectStockInput!) {
  correctStock(input: $input) {
    __typename
    ... on Refusal { code message }
    ... on ChangedMeanwhile { current currentStock }
    ... on CorrectStockSuccess { product { available variants { sku available } } }
  }
}`;

const updatePrice = (input: object) =>
  stack.run<{ updatePrice: object }>({ query: PRICE }, { input: { key: randomUUID(), ...input } });
const correctStock = (input: object) =>
  stack.run<{ correctStock: object }>({ query: STOCK }, { input: { key: randomUUID(), ...input } });

test('the price of a product is set, and its stock corrected by what it was', async () => {
  const made = await addItem(stack.shop, { price: 100_00, stock: 7_500 });
  const product = globalId('Product', made.id);
  const priced = await updatePrice({ item: product, price: '120.00' });
  expect(priced.data.updatePrice).toEqual({
    __typename: 'UpdatePriceSuccess',
    item: { price: '120.00', available: '7.5', variants: [] },
  });
  const { data, errors } = await correctStock({ product, available: '10', expectedAvailable: '7.5' });
  expect(errors).toEqual([]);
  expect(data.correctStock).toEqual({
    __typename: 'CorrectStockSuccess',
    product: { available: '10', variants: [] },
  });
  const stale = await correctStock({ product, available: '50', expectedAvailable: '7.5' });
  expect(stale.data.correctStock).toMatchObject({ __typename: 'ChangedMeanwhile', currentStock: '10' });
});

test('price and counted stock are saved together or not at all', async () => {
  const made = await addItem(stack.shop, { price: 100_00, stock: 7_500 });
  const item = globalId('Product', made.id);
  const stock = { available: '10', expectedAvailable: '7.5' };
  const stale = await updatePrice({ item, price: '120.00', stock: { ...stock, expectedAvailable: '8' } });
  expect(stale.data.updatePrice).toEqual({ __typename: 'ChangedMeanwhile', currentStock: '7.5' });
  const asked = { query: `query ($id: ID!) { node(id: $id) { ... on Product { price available } } }` };
  const before = await stack.run<object>(asked, { id: item });
  expect(before.data).toEqual({ node: { price: '100.00', available: '7.5' } });
  const key = randomUUID();
  const saved = await updatePrice({ key, item, price: '120.00', stock });
  expect(saved.data.updatePrice).toMatchObject({ item: { price: '120.00', available: '10' } });
  expect((await updatePrice({ key, item, price: '120.00', stock })).data).toEqual(saved.data);
});

test('those of a variant leave its product and the other variants alone', async () => {
  const product = await addItem(stack.shop, { hasVariants: true, stock: 0 });
  const red = await addVariant(stack.shop, product, { sku: 'RED', price: 80_00, stock: 2_000 });
  await addVariant(stack.shop, product, { sku: 'SKY', price: 90_00, stock: 3_000 });
  const [item, variant] = [globalId('Product', product.id), globalId('Variant', red)];
  const priced = await updatePrice({ item, variant, price: '75.00' });
  expect(priced.data.updatePrice).toMatchObject({
    item: {
      price: '100.00',
      variants: [
        { sku: 'RED', price: '75.00' },
        { sku: 'SKY', price: '90.00' },
      ],
    },
  });
  const { data } = await correctStock({ product: item, variant, available: '1', expectedAvailable: '2' });
  expect(data.correctStock).toMatchObject({
    product: {
      variants: [
        { sku: 'RED', available: '1' },
        { sku: 'SKY', available: '3' },
      ],
    },
  });
});

const ADD = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) {
    __typename
    ... on Refusal { code message }
    ... on InvalidInput { problems { field message } }
    ... on MobileTaken { takenBy { name } }
    ... on CreateCustomerSuccess { customer { name mobile gstin stateCode } }
  }
}`;

const add = (input: object) =>
  stack.run<{ createCustomer: object }>({ query: ADD }, { input: { key: randomUUID(), ...input } });

test('a customer is added once for each mobile, however it is written', async () => {
  const { data, errors } = await add({
    name: ' Priya Nair ',
    mobile: '+91 98290-41526',
    gstin: '27AAPFU0939F1ZV',
  });
  expect(errors).toEqual([]);
  expect(data.createCustomer).toEqual({
    __typename: 'CreateCustomerSuccess',
    customer: { name: 'Priya Nair', mobile: '9829041526', gstin: '27AAPFU0939F1ZV', stateCode: '27' },
  });
  expect((await add({ name: 'Another', mobile: '09829041526' })).data.createCustomer).toEqual({
    __typename: 'MobileTaken',
    code: 'MOBILE_TAKEN',
    message: 'The mobile number is already existing',
    takenBy: { name: 'Priya Nair' },
  });
});

test('what is missing or wrong is told at its field', async () => {
  const { data } = await add({ name: ' ', mobile: '', email: 'not an address', gstin: '27AAPFU0939F1ZX' });
  expect(data.createCustomer).toMatchObject({
    __typename: 'InvalidInput',
    problems: [
      { field: 'name', message: 'Please enter customer name' },
      { field: 'mobile', message: 'Please enter mobile number' },
      { field: 'email', message: 'Please enter a valid email address' },
      { field: 'gstin', message: 'Please enter a valid 15-digit GST number' },
    ],
  });
});

/** An unpaid invoice of ₹118.00. */
async function unpaidInvoice(): Promise<string> {
  const { shop, api } = stack;
  const lines = [{ item: await addItem(shop) }];
  const { body } = await call(api, billing.createInvoice, {
    token: shop.owner.token,
    schemaKey: shop.schemaKey,
    body: payloadOf({ customer: buyer, lines }),
  });
  return globalId('Document', body.document_id);
}

const PAY = `mutation ($input: RecordPaymentInput!) {
  recordPayment(input: $input) {
    __typename
    ... on Refusal { code message }
    ... on InvalidInput { problems { field message } }
    ... on PaymentExceedsPending { pending }
    ... on ChangedMeanwhile { current }
    ... on RecordPaymentSuccess {
      payable { pending payments { amount mode reference } ... on Document { status } }
      payment { previousPending newPending }
    }
  }
}`;

const pay = (document: string, amount: string, expectedPending: string, key = randomUUID()) =>
  stack.run<{ recordPayment: object }>(
    { query: PAY },
    { input: { key, payable: document, amount, expectedPending, mode: 'UPI', reference: '412345678901' } },
  );

test('a payment lowers what is pending once, however often its key comes', async () => {
  const document = await unpaidInvoice();
  const key = randomUUID();
  const first = await pay(document, '50.00', '118.00', key);
  expect(first.errors).toEqual([]);
  expect(first.data.recordPayment).toEqual({
    __typename: 'RecordPaymentSuccess',
    payable: {
      pending: '68.00',
      status: 'PARTIAL',
      payments: [{ amount: '50.00', mode: 'UPI', reference: '412345678901' }],
    },
    payment: { previousPending: '118.00', newPending: '68.00' },
  });
  expect((await pay(document, '50.00', '118.00', key)).data).toEqual(first.data);
  const last = await pay(document, '68.00', '68.00');
  expect(last.data.recordPayment).toMatchObject({ payable: { pending: '0.00', status: 'PAID' } });
});

test('a payment that was based on another pending amount is told the new one, and not recorded', async () => {
  const document = await unpaidInvoice();
  await pay(document, '18.00', '118.00');
  const { data } = await pay(document, '18.00', '118.00');
  expect(data.recordPayment).toMatchObject({ __typename: 'ChangedMeanwhile', current: '100.00' });
  expect((await pay(document, '100.00', '100.00')).data.recordPayment).toMatchObject({
    payable: { status: 'PAID' },
  });
});

test('more than is pending and nothing at all are refused in the words of the screen', async () => {
  const document = await unpaidInvoice();
  expect((await pay(document, '118.01', '118.00')).data.recordPayment).toMatchObject({
    __typename: 'PaymentExceedsPending',
    message: 'Payment cannot exceed pending amount',
    pending: '118.00',
  });
  expect((await pay(document, '0.00', '118.00')).data.recordPayment).toMatchObject({
    __typename: 'InvalidInput',
    problems: [{ field: 'amount', message: 'Please Enter Valid Amount' }],
  });
});

const QUICK = `mutation ($input: CreateQuickBillInput!) {
  createQuickBill(input: $input) {
    __typename
    ... on InvalidInput { problems { field message } }
    ... on CreateQuickBillSuccess { quickBill { id number amount status customerName } }
  }
}`;

const quickBill = (amount: string, key = randomUUID()) =>
  stack.run<{ createQuickBill: { quickBill?: { id: string } } }>(
    { query: QUICK },
    { input: { key, amount, customer: globalId('Customer', buyer.id) } },
  );

test('a quick bill has a number of its own and is found again by its id', async () => {
  const key = randomUUID();
  const { data, errors } = await quickBill('99.50', key);
  expect(errors).toEqual([]);
  expect(data.createQuickBill).toMatchObject({
    quickBill: { number: expect.stringMatching(/^26-27\/Q\/\d{5}$/), amount: '99.50', status: 'PENDING' },
  });
  expect((await quickBill('99.50', key)).data).toEqual(data);
  const found = await stack.run(
    { query: 'query ($id: ID!) { node(id: $id) { ... on QuickBill { amount } } }' },
    { id: data.createQuickBill.quickBill?.id },
  );
  expect(found.data).toEqual({ node: { amount: '99.50' } });
});

test('a quick bill of nothing is refused at its amount', async () => {
  expect((await quickBill('0.00')).data.createQuickBill).toMatchObject({
    problems: [{ field: 'amount', message: 'Please enter an amount greater than zero.' }],
  });
});
