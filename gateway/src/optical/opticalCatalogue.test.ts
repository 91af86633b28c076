import { formField, problem } from '@galla/domain';
import { forms, optical } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { itemId, itemRow, variantRow, variantsAre } from '../testing/fakeCatalogue.ts';
import { optician } from '../testing/fakeOptical.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const ADD = `mutation ($input: CreateOpticalProductInput!) { createOpticalProduct(input: $input) { __typename
  ... on InvalidInput { problems { field } }
  ... on CreateOpticalProductSuccess { product { title variants { sku } } } } }`;

const add = (...fakes: Fake[]) =>
  runOperation(ADD, {
    variables: {
      input: {
        key: '018f0000-0000-7000-8000-0000000000aa',
        values: [{ name: 'title', value: 'Blue-cut lens' }],
        variants: [{ values: [{ name: 'sku', value: 'B-1' }] }, { values: [{ name: 'sku', value: 'B-2' }] }],
      },
    },
    fakes: [optician(), ...fakes],
  });

test('adds a product with its variants in one call', async () => {
  const adding = answering(optical.addOpticalCatalogue, () => ({
    success: true,
    message: '',
    data: itemRow(1, { title: 'Blue-cut lens', has_variants: 1 }),
  }));
  const { data, errors, calls, received } = await add(adding, variantsAre([variantRow(1, itemId(1))]));
  expect(errors).toEqual([]);
  expect(received[1]?.parts.body).toEqual({
    values: { title: 'Blue-cut lens' },
    variants: [{ sku: 'B-1' }, { sku: 'B-2' }],
  });
  expect(data).toMatchObject({
    createOpticalProduct: { product: { title: 'Blue-cut lens', variants: [{ sku: 'VAR-1' }] } },
  });
  expect(calls).toHaveLength(3);
});

test('puts what is wrong with the product at its values, and with a variant at its place', async () => {
  const problems = [
    problem('title', 'INVALID_INPUT', 'faults.invalidInput'),
    problem('variants.1.sku', 'CODE_TAKEN', 'optical.skuTaken'),
  ];
  const { data } = await add(refusing(optical.addOpticalCatalogue, 'INVALID_INPUT', {}, problems));
  expect(data).toMatchObject({
    createOpticalProduct: { problems: [{ field: 'values.title' }, { field: 'variants.1.sku' }] },
  });
});

const productForm = answering(forms.getForm, () => ({
  success: true,
  id: 3,
  name: 'product_catalogs',
  fields: [
    formField('type', 'Kind', { type: 'select', values: [{ label: 'Spectacle lens', value: 'lens' }] }),
  ],
}));

test('tells categories by kind of product', async () => {
  const categories = answering(optical.opticalCategories, ({ body }) => ({
    success: true,
    data: [{ type: body?.category_type ?? null, name: 'Lenses', items: 4 }],
  }));
  const { data } = await runOperation(
    `{ viewer { tenant { opticalCategories(type: "lens") { type typeLabel name itemCount } } } }`,
    { fakes: [optician(), categories, productForm] },
  );
  expect(data).toEqual({
    viewer: {
      tenant: {
        opticalCategories: [{ type: 'lens', typeLabel: 'Spectacle lens', name: 'Lenses', itemCount: 4 }],
      },
    },
  });
});
