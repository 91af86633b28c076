import { problem } from '@galla/domain';
import { forms, optical } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { itemId, itemRow, itemsAre, variantId, variantRow, variantsAre } from '../testing/fakeCatalogue.ts';
import { optician } from '../testing/fakeOptical.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const lens = itemRow(1, { has_variants: 1, type: 'lens' });
const product = globalId('Product', itemId(1));
const variant = globalId('Variant', variantId(1));
const values = [
  { name: 'sku', value: 'L-1' },
  { name: 'mrp', value: '300' },
  { name: 'shelf', value: 'B4' },
];

const ADD = `mutation ($input: CreateVariantInput!) { createVariant(input: $input) {
  __typename ... on Refusal { code message } ... on InvalidInput { problems { field message } }
  ... on VariantSuccess { variant { sku lensType fields { name value } } product { available variants { sku } } }
} }`;
const EDIT = `mutation ($input: UpdateVariantInput!) { updateVariant(input: $input) {
  __typename ... on VariantSuccess { variant { sku } }
} }`;
const DELETE = `mutation ($input: DeleteVariantInput!) { deleteVariant(input: $input) {
  __typename ... on DeleteVariantSuccess { deletedId product { hasVariants variants { sku } } }
} }`;

const saved = variantRow(1, itemId(1), { sku: 'L-1', lens_type: 'Bifocal', fields: { shelf: 'B4' } });
const run = (text: string, input: object, ...fakes: Fake[]) =>
  runOperation(text, { variables: { input: { key: KEY, ...input } }, fakes });
const after = [itemsAre([lens], [saved]), variantsAre([saved])];

test('adds a variant, and answers its product with all of them', async () => {
  const adding = answering(optical.addLensVariant, () => ({ success: true, message: '', data: saved }));
  const { data, errors, calls, received } = await run(ADD, { product, values }, optician(), adding, ...after);
  expect(errors).toEqual([]);
  expect(received[1]?.parts).toEqual({
    key: KEY,
    body: { product_id: itemId(1), sku: 'L-1', mrp: '300', fields: { shelf: 'B4' } },
  });
  expect(data).toMatchObject({
    createVariant: {
      __typename: 'VariantSuccess',
      variant: { sku: 'L-1', lensType: 'Bifocal' },
      product: { variants: [{ sku: 'L-1' }] },
    },
  });
  const { fields } = (data as { createVariant: { variant: { fields: { name: string }[] } } }).createVariant
    .variant;
  expect(fields).toContainEqual({ name: 'shelf', value: 'B4' });
  expect(fields).toContainEqual({ name: 'sell_price', value: '250.00' });
  expect(calls).toEqual(['GET /me', 'POST /lens-variants/add', 'GET /services-products']);
});

test('puts what the form says at the values of the input', async () => {
  const problems = [problem('sku', 'CODE_TAKEN', 'optical.skuTaken')];
  const refused = refusing(optical.addLensVariant, 'CODE_TAKEN', {}, problems);
  const { data } = await run(ADD, { product, values }, optician(), refused);
  expect(data).toMatchObject({
    createVariant: {
      __typename: 'InvalidInput',
      problems: [{ field: 'values.sku', message: 'Another variant already has this code.' }],
    },
  });
});

test('edits a variant, but not its stock', async () => {
  const editing = answering(optical.updateLensVariant, () => ({ success: true, message: '', data: saved }));
  const code = { name: 'sku', value: 'L-101' };
  const { data, received } = await run(EDIT, { variant, values: [code] }, optician(), editing, ...after);
  expect(data).toMatchObject({ updateVariant: { __typename: 'VariantSuccess' } });
  expect(received[1]?.parts.body).toEqual({ id: variantId(1), sku: 'L-101', fields: {} });
  const values = [code, { name: 'available_quantity', value: '5' }];
  const counted = await run(EDIT, { variant, values }, optician(), editing, ...after);
  expect(counted.data).toMatchObject({ updateVariant: { __typename: 'InvalidInput' } });
  expect(counted.calls).toEqual(['GET /me']);
});

test('deletes a variant, and answers its product without it', async () => {
  const deleting = answering(optical.deleteLensVariant, () => ({
    success: true,
    message: '',
    product_id: itemId(1),
  }));
  const left = itemsAre([itemRow(1)]);
  const { data, calls } = await run(DELETE, { variant }, optician(), deleting, left);
  expect(data).toEqual({
    deleteVariant: {
      __typename: 'DeleteVariantSuccess',
      deletedId: variant,
      product: { hasVariants: false, variants: [] },
    },
  });
  expect(calls).toHaveLength(3);
});

test('a shop that enters no variants is refused before upstream is asked, and offered nothing', async () => {
  const { data, calls } = await run(ADD, { product, values }, signedIn());
  expect(data).toMatchObject({ createVariant: { __typename: 'NotFound' } });
  expect(calls).toEqual(['GET /me']);
  const facts = await runOperation(FACTS, {
    variables: { id: product },
    fakes: [signedIn(), itemsAre([lens])],
  });
  expect(facts.data).toEqual({
    node: { variantForm: null, viewerCanEditVariants: false, viewerCanDeleteVariants: false },
  });
});

const FACTS = `query ($id: ID!) { node(id: $id) { ... on Product {
  variantForm { name } viewerCanEditVariants viewerCanDeleteVariants } } }`;

test("an optician has the form of the product's type", async () => {
  const form = answering(forms.getForm, ({ query }) => ({
    success: true,
    id: 11,
    name: query.form_name,
    fields: [],
  }));
  const { data, errors } = await runOperation(FACTS, {
    variables: { id: product },
    fakes: [optician(), itemsAre([lens]), form],
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    node: {
      variantForm: { name: 'product_variants_lens' },
      viewerCanEditVariants: true,
      viewerCanDeleteVariants: true,
    },
  });
});

test('is refused without a right, before upstream is asked', async () => {
  const person = signedIn(employeeWith('products:view'));
  const { data, calls } = await run(ADD, { product, values }, person);
  expect(data).toMatchObject({ createVariant: { __typename: 'PermissionDenied' } });
  expect(calls).toEqual(['GET /me']);
});
