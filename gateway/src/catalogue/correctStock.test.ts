import { problem } from '@galla/domain';
import { catalogue } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { itemId, itemRow, variantId } from '../testing/fakeCatalogue.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const CORRECT = `mutation ($input: CorrectStockInput!) { correctStock(input: $input) {
  __typename
  ... on Refusal { code message }
  ... on CorrectStockSuccess { product { id available } }
  ... on ChangedMeanwhile { current currentStock }
  ... on InvalidInput { problems { field message } }
} }`;

const product = globalId('Product', itemId(1));
const counted = { available: '12', expectedAvailable: '10' };

function correct(input: object, ...fakes: Fake[]) {
  return runOperation(CORRECT, {
    variables: { input: { key: KEY, product, ...counted, ...input } },
    fakes: [signedIn(), ...fakes],
  });
}

const saves: Fake = answering(catalogue.editCatalog, () => ({
  success: true,
  message: 'Saved',
  data: itemRow(1, { available_quantity: '12' }),
}));

test('sets the stock of a product to what was counted', async () => {
  const { data, errors, calls, received } = await correct({}, saves);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    correctStock: { __typename: 'CorrectStockSuccess', product: { id: product, available: '12' } },
  });
  expect(calls).toEqual(['GET /me', 'POST /editCatalog']);
  expect(received[1]?.parts).toEqual({
    key: KEY,
    body: {
      catalog_id: itemId(1),
      catalog_type: 'product',
      available_quantity: '12',
      expected_quantity: '10',
    },
  });
});

test('a correction says why, and "other" needs a word', async () => {
  const { received } = await correct({ reason: 'OTHER', note: 'found behind the shelf' }, saves);
  expect(received[1]?.parts.body).toMatchObject({ reason: 'OTHER', note: 'found behind the shelf' });
  const { data, calls } = await correct({ reason: 'OTHER' }, saves);
  expect(data).toMatchObject({
    correctStock: { problems: [{ field: 'note', message: 'Give a short reason.' }] },
  });
  expect(calls).toEqual(['GET /me']);
});

test('corrects a variant of the product', async () => {
  const { received } = await correct({ variant: globalId('Variant', variantId(1)) }, saves);
  expect(received[1]?.parts.body).toMatchObject({ catalog_id: itemId(1), variant_id: variantId(1) });
});

test.each([
  ['a service', { product: globalId('Service', itemId(1)) }],
  ['no id at all', { product: 'x' }],
  ['a variant that is none', { variant: product }],
])('finds nothing for %s, before upstream is asked', async (_what, input) => {
  const { data, errors, calls } = await correct(input);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ correctStock: { __typename: 'NotFound', code: 'NOT_FOUND' } });
  expect(calls).toEqual(['GET /me']);
});

test("puts upstream's problem at the field of the input", async () => {
  const problems = [problem('available_quantity', 'INVALID_INPUT', 'billing.quantityNotWhole')];
  const { data, errors } = await correct(
    { available: '2.5' },
    refusing(catalogue.editCatalog, 'INVALID_INPUT', {}, problems),
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    correctStock: { problems: [{ field: 'available', message: 'This item is sold in whole pieces' }] },
  });
});

test('tells the stock as it is when it was another one by then', async () => {
  const { data, errors } = await correct(
    {},
    refusing(catalogue.editCatalog, 'CHANGED_MEANWHILE', { available: '9' }),
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    correctStock: {
      __typename: 'ChangedMeanwhile',
      code: 'CHANGED_MEANWHILE',
      message: 'Someone changed this in the meantime. Check the new figures and try again.',
      current: null,
      currentStock: '9',
    },
  });
});

test.each([
  ['NOT_FOUND', 'NotFound'],
  ['CHANGED_MEANWHILE', 'ChangedMeanwhile'],
  ['PERMISSION_DENIED', 'PermissionDenied'],
  ['KEY_REUSED', 'Refused'],
] as const)('tells %s of upstream as %s', async (code, __typename) => {
  const { data, errors } = await correct({}, refusing(catalogue.editCatalog, code));
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ correctStock: { __typename, code } });
});

test('is refused without the right, before upstream is asked', async () => {
  const { data, errors, calls } = await runOperation(CORRECT, {
    variables: { input: { key: KEY, product, ...counted } },
    fakes: [signedIn(employeeWith('billing:create', 'products:view', 'services:edit'))],
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ correctStock: { __typename: 'PermissionDenied' } });
  expect(calls).toEqual(['GET /me']);
});
