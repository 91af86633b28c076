import { problem } from '@galla/domain';
import { catalogue } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { itemId, itemRow, itemsAre } from '../testing/fakeCatalogue.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { times, uuid } from '../testing/uuid.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const UPLOAD = uuid('c', 1);
const product = globalId('Product', itemId(1));
const service = globalId('Service', itemId(2));

const mutation = (name: string, selection: string) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${name}(input: $input) {
    __typename
    ... on Refusal { code message }
    ... on InvalidInput { problems { field } }
    ${selection}
  } }`;
};
const ADD = mutation('createCatalogueItem', '... on CreateCatalogueItemSuccess { item { id title status } }');
const EDIT = mutation('updateCatalogueItem', '... on UpdateCatalogueItemSuccess { item { id title } }');
const DELETE = mutation('deleteCatalogueItems', '... on DeleteCatalogueItemsSuccess { deletedIds }');
const STATUS = mutation(
  'updateCatalogueStatus',
  '... on UpdateCatalogueStatusSuccess { items { id status } }',
);
const LIST = mutation(
  'updateMarketplace',
  '... on UpdateMarketplaceSuccess { items { id ... on Product { inMarketplace } } }',
);

const run = (query: string, input: object, ...fakes: Fake[]) =>
  runOperation(query, { variables: { input: { key: KEY, ...input } }, fakes: [signedIn(), ...fakes] });
const saved = (row = itemRow(1)) => ({ success: true, message: 'Saved', data: row });
const adds = answering(catalogue.addCatalog, () => saved());
const edits = answering(catalogue.editCatalog, () => saved(itemRow(1, { title: 'Kurta' })));
const changes = answering(catalogue.updateProductStatus, ({ body }) => ({
  success: true,
  message: 'Changed',
  data: body.products.map(({ oc_status, market_place }, at) =>
    itemRow(at + 1, { ...(oc_status && { oc_status }), ...(market_place !== undefined && { market_place }) }),
  ),
}));

test('adds an item by its form, with a picture', async () => {
  const values = [
    { name: 'title', value: 'Item 1' },
    { name: 'seasons', value: 'Summer,Winter' },
  ];
  const input = { kind: 'PRODUCT', values, image: globalId('Upload', UPLOAD) };
  const { data, errors, calls, received } = await run(ADD, input, adds);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    createCatalogueItem: {
      __typename: 'CreateCatalogueItemSuccess',
      item: { id: product, title: 'Item 1', status: 'AVAILABLE' },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /addCatalog']);
  expect(received[1]?.parts).toEqual({
    key: KEY,
    body: {
      catalog_type: 'product',
      values: { title: 'Item 1', seasons: 'Summer,Winter' },
      image: UPLOAD,
    },
  });
});

test('changes what is named', async () => {
  const values = [{ name: 'title', value: 'Kurta' }];
  const input = { item: product, values, removeImage: true };
  const { data, errors, calls, received } = await run(EDIT, input, edits);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ updateCatalogueItem: { item: { id: product, title: 'Kurta' } } });
  expect(calls).toEqual(['GET /me', 'POST /editCatalog']);
  expect(received[1]?.parts.body).toEqual({
    catalog_id: itemId(1),
    catalog_type: 'product',
    values: { title: 'Kurta' },
    remove_image: 1,
  });
});

test('stock is not changed with the form, and upstream is not asked', async () => {
  const values = [
    { name: 'title', value: 'Kurta' },
    { name: 'available_quantity', value: '5' },
  ];
  const { data, calls } = await run(EDIT, { item: product, values }, edits);
  expect(data).toMatchObject({
    updateCatalogueItem: {
      __typename: 'InvalidInput',
      problems: [{ field: 'values.available_quantity' }],
    },
  });
  expect(calls).toEqual(['GET /me']);
});

test.each([
  ['the price', 'price', 'values.price'],
  ['a field of its own', 'fabric', 'values.fabric'],
  ['the picture', 'image', 'image'],
])("puts upstream's problem at %s", async (_what, field, expected) => {
  const problems = [problem(field, 'INVALID_INPUT', 'forms.notNumber')];
  const input = { item: product, values: [{ name: 'title', value: 'Kurta' }] };
  const { data } = await run(EDIT, input, refusing(catalogue.editCatalog, 'INVALID_INPUT', {}, problems));
  expect(data).toMatchObject({
    updateCatalogueItem: { __typename: 'InvalidInput', problems: [{ field: expected }] },
  });
});

test('a field that is filled in twice, differently, is told before upstream is asked', async () => {
  const values = ['1', '2'].map((value) => ({ name: 'price', value }));
  const { data, calls } = await run(ADD, { kind: 'SERVICE', values });
  expect(data).toMatchObject({ createCatalogueItem: { problems: [{ field: 'values.price' }] } });
  expect(calls).toEqual(['GET /me']);
});

test('deletes many in one call', async () => {
  const items = times(1000, (n) => globalId('Product', itemId(n)));
  const deletes = answering(catalogue.deleteCatalog, ({ body }) => ({
    success: true,
    message: 'Deleted',
    deleted_ids: body?.catalog_ids ?? [],
  }));
  const { data, errors, calls } = await run(DELETE, { items }, deletes);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    deleteCatalogueItems: { __typename: 'DeleteCatalogueItemsSuccess', deletedIds: items },
  });
  expect(calls).toEqual(['GET /me', 'POST /deleteCatalog']);
});

test('sets the status of all, and puts them into the marketplace', async () => {
  const items = [product, globalId('Product', itemId(2))];
  const status = await run(STATUS, { items, status: 'OUT_OF_STOCK' }, changes);
  expect(status.data).toMatchObject({
    updateCatalogueStatus: { items: [{ status: 'OUT_OF_STOCK' }, { status: 'OUT_OF_STOCK' }] },
  });
  expect(status.received[1]?.parts.body).toEqual({
    catalog_type: 'product',
    products: [itemId(1), itemId(2)].map((id) => ({ id, oc_status: 'Out of stock' })),
  });
  const listed = await run(LIST, { items, listed: true }, changes);
  expect(listed.data).toMatchObject({
    updateMarketplace: { items: [{ inMarketplace: true }, { inMarketplace: true }] },
  });
  expect(listed.calls).toEqual(['GET /me', 'POST /updateProductStatus']);
});

test.each([
  ['none', [], 'InvalidInput'],
  ['more than 1,000', times(1001, (n) => globalId('Product', itemId(n))), 'InvalidInput'],
  ['products and services together', [product, service], 'NotFound'],
  ['a customer', [globalId('Customer', itemId(1))], 'NotFound'],
])('refuses %s before upstream is asked', async (_what, items, arm) => {
  const { data, errors, calls } = await run(DELETE, { items });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ deleteCatalogueItems: { __typename: arm } });
  expect(calls).toEqual(['GET /me']);
});

test('the form of an item is filled in from its fields, each as the form takes it', async () => {
  const row = itemRow(1, {
    offer: '90.00',
    mrp: '120.00',
    gst_from_setting: 1,
    low_stock: '5',
    fields: { fabric: 'Khadi' },
  });
  const { data, errors } = await runOperation(
    `query ($id: ID!) { node(id: $id) { ... on CatalogueItem { fields { name value } } } }`,
    { variables: { id: product }, fakes: [signedIn(), itemsAre([row])] },
  );
  expect(errors).toEqual([]);
  const { fields } = (data as { node: { fields: { name: string; value: string }[] } }).node;
  expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toMatchObject({
    title: 'Item 1',
    price: '100.00',
    offer: '90.00',
    mrp: '120.00',
    gst_from_setting: 'Yes',
    gst_percentage: '',
    is_inventory: 'Yes',
    available_quantity: '10',
    low_stock: '5',
    fabric: 'Khadi',
  });
});

test('narrows a list and its ids in the same way', async () => {
  const filter = 'filter: { search: "kurta", statuses: [HIDDEN, OUT_OF_STOCK], stock: LOW }';
  const ids = answering(catalogue.catalogueIds, () => ({ success: true, data: [itemId(1)] }));
  const { data, errors, received } = await runOperation(
    `{ viewer { tenant { products(${filter}) { totalCount } catalogueIds(kind: PRODUCT, ${filter}) } } }`,
    { fakes: [signedIn(), itemsAre([]), ids] },
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ viewer: { tenant: { catalogueIds: [product] } } });
  const narrowed = { search: 'kurta', status: 'Hidden,Out of stock', stock: 'low' };
  const queries = received.slice(1).map(({ parts }) => parts.query);
  expect(queries).toEqual([expect.objectContaining(narrowed), { kind: 'product', ...narrowed }]);
});

const place = (n: number) =>
  `cataloguePlace(item: "${globalId('Product', itemId(n))}", first: 10, filter: { search: "kurta" }) { page }`;

test('tells on which page of a list an item stands', async () => {
  const ids = answering(catalogue.catalogueIds, () => ({
    success: true,
    data: Array.from({ length: 25 }, (_, n) => itemId(n + 1)),
  }));
  const { data, errors, received } = await runOperation(
    `{ viewer { tenant { id a: ${place(10)} b: ${place(21)} c: ${place(99)} } } }`,
    { fakes: [signedIn(), ids] },
  );
  expect(errors).toEqual([]);
  expect(received.at(-1)?.parts.query).toEqual({ kind: 'product', search: 'kurta' });
  expect(data).toMatchObject({ viewer: { tenant: { a: { page: 1 }, b: { page: 3 }, c: null } } });
});

test('tells who may change and delete, each catalogue by its own rights', async () => {
  const query = `{ viewer { tenant {
    products { edges { node { viewerCanEdit viewerCanDelete } } }
    services { edges { node { viewerCanEdit viewerCanDelete } } }
  } } }`;
  const person = employeeWith('products:view', 'products:edit', 'services:view', 'services:delete');
  const rows = itemsAre([itemRow(1), itemRow(2, { category: 'service' })]);
  const { data, errors } = await runOperation(query, { fakes: [signedIn(person), rows] });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    viewer: {
      tenant: {
        products: { edges: [{ node: { viewerCanEdit: true, viewerCanDelete: false } }] },
        services: { edges: [{ node: { viewerCanEdit: false, viewerCanDelete: true } }] },
      },
    },
  });
});
