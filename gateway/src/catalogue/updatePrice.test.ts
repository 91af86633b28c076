import { problem } from '@galla/domain';
import { catalogue } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId, type NodeType } from '../relay/ids.ts';
import { itemId, itemRow, variantId, variantRow, variantsAre } from '../testing/fakeCatalogue.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const UPDATE = `mutation ($input: UpdatePriceInput!) { updatePrice(input: $input) {
  __typename
  ... on Refusal { code message }
  ... on UpdatePriceSuccess { item { id price ... on Product { variants { price } } } }
  ... on ChangedMeanwhile { currentStock }
  ... on InvalidInput { problems { field message } }
} }`;

const product = globalId('Product', itemId(1));
const service = globalId('Service', itemId(1));

function update(input: object, ...fakes: Fake[]) {
  return runOperation(UPDATE, {
    variables: { input: { key: KEY, item: product, ...input } },
    fakes: [signedIn(), ...fakes],
  });
}

function saves(changes = {}): Fake {
  return answering(catalogue.editCatalog, () => ({
    success: true,
    message: 'Saved',
    data: itemRow(1, changes),
  }));
}

test('saves the price of a product', async () => {
  const { data, errors, calls, received } = await update({ price: '120.00' }, saves({ price: '120.00' }));
  expect(errors).toEqual([]);
  expect(data).toEqual({
    updatePrice: { __typename: 'UpdatePriceSuccess', item: { id: product, price: '120.00', variants: [] } },
  });
  expect(calls).toEqual(['GET /me', 'POST /editCatalog']);
  expect(received[1]?.parts).toEqual({
    key: KEY,
    body: { catalog_id: itemId(1), catalog_type: 'product', price: '120.00' },
  });
});

test('saves the price of a service', async () => {
  const { data, errors, received } = await update(
    { item: service, price: '75.50' },
    saves({ category: 'service', price: '75.50' }),
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    updatePrice: { __typename: 'UpdatePriceSuccess', item: { id: service, price: '75.50' } },
  });
  expect(received[1]?.parts.body).toEqual({
    catalog_id: itemId(1),
    catalog_type: 'service',
    price: '75.50',
  });
});

test('saves a variant, and answers its product with the variants as they are now', async () => {
  const { data, errors, received } = await update(
    { variant: globalId('Variant', variantId(1)), price: '275.00' },
    saves({ has_variants: 1 }),
    variantsAre([variantRow(1, itemId(1), { sell_price: '275.00' })]),
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ updatePrice: { item: { variants: [{ price: '275.00' }] } } });
  expect(received[1]?.parts.body).toMatchObject({ catalog_id: itemId(1), variant_id: variantId(1) });
});

const stock = { available: '12', expectedAvailable: '10' };

test('saves what was counted with the price, in one call', async () => {
  const { data, errors, calls, received } = await update(
    {
      price: '120.00',
      variant: globalId('Variant', variantId(1)),
      stock: { ...stock, reason: 'DAMAGED', note: 'wet' },
    },
    saves({ price: '120.00' }),
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ updatePrice: { __typename: 'UpdatePriceSuccess' } });
  expect(calls).toEqual(['GET /me', 'POST /editCatalog']);
  expect(received[1]?.parts).toEqual({
    key: KEY,
    body: {
      catalog_id: itemId(1),
      catalog_type: 'product',
      variant_id: variantId(1),
      price: '120.00',
      available_quantity: '12',
      expected_quantity: '10',
      reason: 'DAMAGED',
      note: 'wet',
    },
  });
});

test('tells the stock as it is when it was another one by then', async () => {
  const sold = refusing(catalogue.editCatalog, 'CHANGED_MEANWHILE', { available: '9' });
  const { data, errors } = await update({ price: '120.00', stock }, sold);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ updatePrice: { __typename: 'ChangedMeanwhile', currentStock: '9' } });
});

test("puts upstream's problem with the stock at its field", async () => {
  const problems = [problem('available_quantity', 'INVALID_INPUT', 'billing.quantityNotWhole')];
  const refuses = refusing(catalogue.editCatalog, 'INVALID_INPUT', {}, problems);
  const { data } = await update({ price: '1.00', stock: { ...stock, available: '2.5' } }, refuses);
  expect(data).toMatchObject({ updatePrice: { problems: [{ field: 'stock.available' }] } });
});

const wrongIds: [string, object][] = (['Customer', 'Variant', 'Document'] satisfies NodeType[]).map(
  (type) => [`a ${type}`, { item: globalId(type, itemId(1)), price: '1.00' }],
);

test.each([
  ...wrongIds,
  ['no id at all', { item: 'x', price: '1.00' }],
  ['a variant that is none', { variant: product, price: '1.00' }],
])('finds nothing for %s, before upstream is asked', async (_what, input) => {
  const { data, errors, calls } = await update(input);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ updatePrice: { __typename: 'NotFound', code: 'NOT_FOUND' } });
  expect(calls).toEqual(['GET /me']);
});

test.each([
  ['a negative price', { price: '-1.00' }, 'price'],
  ['a stock of a service', { item: service, price: '1.00', stock }, 'stock'],
  ['"other" without a word', { price: '1.00', stock: { ...stock, reason: 'OTHER' } }, 'stock.note'],
  [
    'a variant of a service',
    { item: service, variant: globalId('Variant', variantId(1)), price: '1.00' },
    'variant',
  ],
])('marks %s, before upstream is asked', async (_what, input, field) => {
  const { data, errors, calls } = await update(input);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ updatePrice: { __typename: 'InvalidInput', problems: [{ field }] } });
  expect(calls).toEqual(['GET /me']);
});

test.each([
  ['NOT_FOUND', 'NotFound'],
  ['PERMISSION_DENIED', 'PermissionDenied'],
  ['KEY_REUSED', 'Refused'],
] as const)('tells %s of upstream as %s', async (code, __typename) => {
  const { data, errors } = await update({ price: '1.00' }, refusing(catalogue.editCatalog, code));
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ updatePrice: { __typename, code } });
});

test('is refused without the right, before upstream is asked', async () => {
  const { data, errors, calls } = await runOperation(UPDATE, {
    variables: { input: { key: KEY, item: product, price: '1.00' } },
    fakes: [signedIn(employeeWith('billing:create', 'products:view'))],
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ updatePrice: { __typename: 'PermissionDenied' } });
  expect(calls).toEqual(['GET /me']);
});
