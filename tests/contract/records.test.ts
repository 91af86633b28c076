import { randomUUID } from 'node:crypto';
import { addItem, addVariant, expectBalancedBooks } from '@galla/upstream/testing/billing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from './ids.ts';
import { openStack, type Stack } from './stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await openStack();
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
