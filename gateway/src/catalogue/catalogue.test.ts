import { catalogue } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { itemId, itemRow, itemsAre, variantRow } from '../testing/fakeCatalogue.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { times } from '../testing/uuid.ts';

const PRODUCTS = `query ($first: Int, $filter: ProductFilter) { viewer { tenant {
  products(first: $first, filter: $filter) { totalCount edges { node {
    id title sku barcode hsn category brand price listPrice mrp gstPercentage taxInclusive unit image
    tracksStock available hasVariants
  } } }
} } }`;

const VARIANTS = `query ($first: Int) { viewer { tenant { products(first: $first) { edges { node {
  title variants { id sku price mrp gstPercentage available size }
} } } } } }`;

test('tells what a bill and a shelf need of a product', async () => {
  const shirt = itemRow(1, {
    barcode: '8901234567894',
    brand: 'Khadi',
    image: '/files/a.png',
    offer: '90.00',
    mrp: '120.00',
  });
  const fakes = [signedIn(), itemsAre([shirt])];
  const variables = { first: 10, filter: { search: 'shirt', categories: ['Shirts'] } };
  const { data, errors, calls, received } = await runOperation(PRODUCTS, { variables, fakes });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        products: {
          totalCount: 1,
          edges: [
            {
              node: {
                id: globalId('Product', itemId(1)),
                title: 'Item 1',
                sku: 'SKU-1',
                barcode: '8901234567894',
                hsn: '6109',
                category: 'Shirts',
                brand: 'Khadi',
                price: '100.00',
                listPrice: '100.00',
                mrp: '120.00',
                gstPercentage: '18',
                taxInclusive: false,
                unit: 'pc',
                image: 'http://localhost:4000/files/a.png',
                tracksStock: true,
                available: '10',
                hasVariants: false,
              },
            },
          ],
        },
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'GET /services-products']);
  expect(received[1]?.parts.query).toEqual({
    kind: 'product',
    variants: 0,
    limit: 10,
    offset: 0,
    include: 'count',
    search: 'shirt',
    categories: 'Shirts',
  });
});

test.each([
  ['a product, price and offer', 'product', { price: '100.00', offer: '90.00' }, '100.00'],
  ['a product, offer only', 'product', { price: null, offer: '90.00' }, '90.00'],
  ['a service, price and offer', 'service', { price: '100.00', offer: '90.00' }, '90.00'],
  ['a service, price only', 'service', { price: '100.00', offer: null }, '100.00'],
  ['neither price nor offer', 'service', { price: null, offer: null }, '0.00'],
] as const)('a bill begins with the right price: %s', async (_what, category, prices, price) => {
  const type = category === 'product' ? 'Product' : 'Service';
  const { data, errors } = await runOperation(
    `query ($id: ID!) { node(id: $id) { __typename ... on CatalogueItem { price } } }`,
    {
      variables: { id: globalId(type, itemId(1)) },
      fakes: [signedIn(), itemsAre([itemRow(1, { category, ...prices })])],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({ node: { __typename: type, price } });
});

test('opens no product by the id of a service', async () => {
  const { data, errors } = await runOperation(`query ($id: ID!) { node(id: $id) { id } }`, {
    variables: { id: globalId('Product', itemId(1)) },
    fakes: [signedIn(), itemsAre([itemRow(1, { category: 'service' })])],
  });
  expect({ data, errors }).toEqual({ data: { node: null }, errors: [] });
});

test.each([2, 50])('the variants of %i products cost no call of their own', async (count) => {
  const products = times(count, (n) => itemRow(n, { has_variants: n === count ? 0 : 1 }));
  const variants = products.flatMap(({ id }, index) => [
    variantRow(2 * index, id),
    variantRow(2 * index + 1, id),
  ]);
  const { data, errors, calls } = await runOperation(VARIANTS, {
    variables: { first: count },
    fakes: [signedIn(), itemsAre(products, variants)],
  });
  expect(errors).toEqual([]);
  expect(data).toHaveProperty('viewer.tenant.products.edges.length', count);
  expect(data).toHaveProperty('viewer.tenant.products.edges.0.node.variants.1', {
    id: globalId('Variant', variants[1]?.id ?? ''),
    sku: 'VAR-1',
    price: '250.00',
    mrp: '300.00',
    gstPercentage: '5',
    available: '4',
    size: 'M',
  });
  expect(data).toHaveProperty(`viewer.tenant.products.edges.${count - 1}.node.variants`, []);
  expect(calls).toEqual(['GET /me', 'GET /services-products']);
});

test('what is not selected is not asked for', async () => {
  const { errors, received } = await runOperation(PRODUCTS, { fakes: [signedIn(), itemsAre([itemRow(1)])] });
  expect(errors).toEqual([]);
  expect(received[1]?.parts.query).toEqual({
    kind: 'product',
    variants: 0,
    limit: 20,
    offset: 0,
    include: 'count',
  });
});

test('lists services by themselves', async () => {
  const rows = [itemRow(1), itemRow(2, { category: 'service', title: 'Hemming', duration: '1 day' })];
  const { data, errors, received } = await runOperation(
    `{ viewer { tenant { services { totalCount edges { node { id title duration price } } } } } }`,
    { fakes: [signedIn(), itemsAre(rows)] },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    viewer: {
      tenant: {
        services: {
          totalCount: 1,
          edges: [
            {
              node: {
                id: globalId('Service', itemId(2)),
                title: 'Hemming',
                duration: '1 day',
                price: '100.00',
              },
            },
          ],
        },
      },
    },
  });
  expect(received[1]?.parts.query).toEqual({ kind: 'service', limit: 20, offset: 0, include: 'count' });
});

test('names the categories in use', async () => {
  const { data, errors } = await runOperation(
    `{ viewer { tenant { categories { name kind itemCount } } } }`,
    {
      fakes: [
        signedIn(),
        answering(catalogue.catalogueCategories, () => ({
          success: true,
          data: [
            { kind: 'product' as const, name: 'Shirts', items: 12 },
            { kind: 'service' as const, name: 'Alterations', items: 3 },
          ],
        })),
      ],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    viewer: {
      tenant: {
        categories: [
          { name: 'Shirts', kind: 'PRODUCT', itemCount: 12 },
          { name: 'Alterations', kind: 'SERVICE', itemCount: 3 },
        ],
      },
    },
  });
});
