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

const UPDATE = `mutation ($input: UpdateCatalogueItemInput!) {
  updateCatalogueItem(input: $input) {
    __typename
    ... on Refusal { code message }
    ... on ChangedMeanwhile { current currentStock }
    ... on UpdateCatalogueItemSuccess {
      item { price ... on Product { available variants { sku price available } } }
    }
  }
}`;

const update = (input: object) =>
  stack.run<{ updateCatalogueItem: object }>({ query: UPDATE }, { input: { key: randomUUID(), ...input } });

test('price and stock of a product are changed by what they were', async () => {
  const product = await addItem(stack.shop, { price: 100_00, stock: 7_500 });
  const item = globalId('Product', product.id);
  const { data, errors } = await update({ item, price: '120', available: '10', expectedAvailable: '7.5' });
  expect(errors).toEqual([]);
  expect(data.updateCatalogueItem).toEqual({
    __typename: 'UpdateCatalogueItemSuccess',
    item: { price: '120.00', available: '10', variants: [] },
  });
  const stale = await update({ item, available: '50', expectedAvailable: '7.5' });
  expect(stale.data.updateCatalogueItem).toMatchObject({
    __typename: 'ChangedMeanwhile',
    currentStock: '10',
  });
});

test('those of a variant leave its product and the other variants alone', async () => {
  const product = await addItem(stack.shop, { hasVariants: true, stock: 0 });
  const red = await addVariant(stack.shop, product, { sku: 'RED', price: 80_00, stock: 2_000 });
  await addVariant(stack.shop, product, { sku: 'SKY', price: 90_00, stock: 3_000 });
  const { data } = await update({
    item: globalId('Product', product.id),
    variant: globalId('Variant', red),
    price: '75',
    available: '1',
    expectedAvailable: '2',
  });
  expect(data.updateCatalogueItem).toMatchObject({
    item: {
      price: '100.00',
      variants: [
        { sku: 'RED', price: '75.00', available: '1' },
        { sku: 'SKY', price: '90.00', available: '3' },
      ],
    },
  });
});

const ADD = `mutation ($input: AddCustomerInput!) {
  addCustomer(input: $input) {
    __typename
    ... on Refusal { code message }
    ... on InvalidInput { problems { field message } }
    ... on MobileTaken { takenBy { name } }
    ... on AddCustomerSuccess { customer { name mobile gstin stateCode } }
  }
}`;

const add = (input: object) =>
  stack.run<{ addCustomer: object }>({ query: ADD }, { input: { key: randomUUID(), ...input } });

test('a customer is added once for each mobile, however it is written', async () => {
  const { data, errors } = await add({
    name: ' Priya Nair ',
    mobile: '+91 98290-41526',
    gstin: '27AAPFU0939F1ZV',
  });
  expect(errors).toEqual([]);
  expect(data.addCustomer).toEqual({
    __typename: 'AddCustomerSuccess',
    customer: { name: 'Priya Nair', mobile: '9829041526', gstin: '27AAPFU0939F1ZV', stateCode: '27' },
  });
  expect((await add({ name: 'Another', mobile: '09829041526' })).data.addCustomer).toEqual({
    __typename: 'MobileTaken',
    code: 'MOBILE_TAKEN',
    message: 'The mobile number is already existing',
    takenBy: { name: 'Priya Nair' },
  });
});

test('what is missing or wrong is told at its field', async () => {
  const { data } = await add({ name: ' ', mobile: '', email: 'not an address', gstin: '27AAPFU0939F1ZX' });
  expect(data.addCustomer).toMatchObject({
    __typename: 'InvalidInput',
    problems: [
      { field: 'name', message: 'Please enter customer name' },
      { field: 'mobile', message: 'Please enter mobile number' },
      { field: 'email', message: 'Please enter a valid email address' },
      { field: 'gstin', message: 'Please enter a valid 15-digit GST number' },
    ],
  });
});
