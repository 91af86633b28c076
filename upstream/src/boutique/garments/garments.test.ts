import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PEPPER, type TestApi, testApi, call } from '../../testing/index.ts';
import { Files } from '../../files/files.ts';
import { tidyUploads } from '../../files/tidyUploads.ts';
import { deleteItem, getAllItems, getItemDetails, getItems } from '../contract.ts';
import { type TestTailor, testTailor } from '../testing/tailor.ts';

let api: TestApi;
let tailor: TestTailor;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  tailor = await testTailor(api);
});
afterAll(() => api.close());

const itemsOf = async (query = {}) => (await call(api, getAllItems, { ...tailor.as(), query })).body.items;
const remove = (id: string, query = {}) => call(api, deleteItem, { ...tailor.as(), params: { id }, query });

test('garments stand by sort, then id; a new one comes last', async () => {
  const [blouse, kurti] = [await tailor.garment('Blouse'), await tailor.garment('Kurti')];
  await tailor.save({ item_name: 'Gown', sort: 1, price: '1200.50' });
  expect((await itemsOf()).map(({ item_name, sort }) => [item_name, sort])).toEqual([
    ['Blouse', 1],
    ['Gown', 1],
    ['Kurti', 2],
  ]);
  expect((await itemsOf({ ids: kurti.id })).map(({ item_name }) => item_name)).toEqual(['Kurti']);
  expect((await call(api, getItems, tailor.as())).body.data).toHaveLength(3);
  const parts = await itemsOf({ ids: blouse.id, include: 'areas,measurements,patterns' });
  expect(parts).toMatchObject([
    { price: '850.00', design_areas: [{ kind: 'ADD_ONS' }], measurements: [], patterns: [] },
  ]);
});

test('a garment is made with areas and points, and changes by whole lists', async () => {
  const [picture] = await tailor.pictures(1);
  const made = await tailor.save({
    item_name: ' Blouse ',
    price: 850,
    design_areas: [{ area_name: 'Neck' }, { area_name: 'Sleeve' }],
    measurements: [
      { name: 'Shoulder', image_url: picture },
      { name: 'Bust', price: '20' },
    ],
  });
  expect(made.body).toMatchObject({ message: 'Item saved', data: { item_name: 'Blouse', price: '850.00' } });
  const { id, version, design_areas: areas, measurements: points } = made.body.data;
  const [addOns, neck, sleeve] = areas;
  const option = { design_area_id: neck?.area_id, name: 'Round' };
  await tailor.add(option);
  const changed = await tailor.save({
    item_id: id,
    expected_version: version,
    design_areas: [
      { area_id: addOns?.area_id, area_name: 'whatever' },
      { area_id: sleeve?.area_id, area_name: 'Neck' },
      { area_id: neck?.area_id, area_name: 'Category' },
      { area_name: 'Back' },
    ],
    measurements: [{ ...points[1] }, { ...points[0], name: 'Across shoulder' }, { name: 'Waist' }],
  });
  expect(
    changed.body.data.design_areas.map((area) => [area.area_name, area.kind, area.options.length]),
  ).toEqual([
    ['Category', 'CATEGORY', 1],
    ['Add-ons', 'ADD_ONS', 0],
    ['Back', 'OTHER', 0],
    ['Neck', 'OTHER', 0],
  ]);
  expect(changed.body.data.measurements).toMatchObject([
    { id: points[1]?.id, name: 'Bust', price: '20.00', image_url: null },
    { id: points[0]?.id, name: 'Across shoulder', image_url: points[0]?.image_url },
    { name: 'Waist', price: '0.00' },
  ]);
  const again = await tailor.save({ item_id: id, expected_version: version, item_name: 'Choli' });
  expect(again.refusal.code).toBe('CHANGED_MEANWHILE');
  const fewer = await tailor.save({ item_id: id, design_areas: [], item_name: 'Choli', sort: 4 });
  expect(fewer.body.data).toMatchObject({ item_name: 'Choli', sort: 4, price: '850.00' });
  expect(fewer.body.data.design_areas).toMatchObject([{ kind: 'ADD_ONS' }]);
  expect(fewer.body.data.measurements).toHaveLength(3);
});

test.each([
  [{}, 'item_name', 'Name cannot be empty'],
  [{ item_name: 'x'.repeat(61) }, 'item_name', 'At most 60 characters.'],
  [{ item_name: 'Gown', price: -1 }, 'price', 'Enter an amount of 0 or more.'],
  [{ item_name: 'Gown', price: '9.999' }, 'price', 'Enter an amount of 0 or more.'],
  [{ item_name: 'bLouse' }, 'item_name', 'There is an item with this name already.'],
  [
    { item_name: 'Gown', design_areas: [{ area_name: 'Neck' }, { area_name: 'neck ' }] },
    'design_areas.1.area_name',
    'There is an area with this name already.',
  ],
  [
    { item_name: 'Gown', design_areas: [{ area_name: 'Add-Ons' }] },
    'design_areas.0.area_name',
    'Add-ons are shared by all items and already exist.',
  ],
  [
    { item_name: 'Gown', measurements: [{ name: 'Waist' }, { name: '' }] },
    'measurements.1.name',
    'Name cannot be empty',
  ],
  [
    { item_name: 'Gown', measurements: [{ name: 'Waist', price: '-5' }] },
    'measurements.0.price',
    'Enter an amount of 0 or more.',
  ],
  [
    { item_name: 'Gown', measurements: [{ name: 'Waist', image_url: 'https://example.org/a.png' }] },
    'measurements.0.image_url',
    'This picture no longer exists. Please choose it again.',
  ],
  [
    { item_name: 'Gown', design_areas: Array.from({ length: 41 }, (_, at) => ({ area_name: `Area ${at}` })) },
    'design_areas',
    'At most 40 of them.',
  ],
])('%j is told at its field, and nothing is stored', async (body, field, message) => {
  await tailor.garment('Blouse');
  expect((await tailor.save(body)).refusal.problems).toMatchObject([{ field, message }]);
  expect(await itemsOf()).toHaveLength(1);
});

test('a garment goes with all that hangs on it, and the pictures of its designs', async () => {
  const { id, version, idOf } = await tailor.garment('Blouse', 'Neck');
  const [first, second, third] = await tailor.pictures(3);
  await tailor.add({ design_area_id: idOf('Neck'), name: 'Round', image_url: first });
  await tailor.save({ item_id: id, measurements: [{ name: 'Waist', image_url: second }] });
  await tailor.addPattern({ item_id: id, name: 'Wedding', price: 900, image: third });
  expect((await remove(id, { expected_version: version })).refusal.code).toBe('CHANGED_MEANWHILE');
  expect((await remove(id)).body.message).toBe('Item deleted');
  expect((await remove(id)).status).toBe(404);
  expect(await itemsOf()).toEqual([]);
  const files = new Files(api.filesFolder, PEPPER);
  const later = new Date(api.clock.now.getTime() + 3 * 3_600_000);
  await tidyUploads(api.database, files, tailor.shop.tenantId, later);
  // Orders may still show the picture of the pattern.
  expect(await files.pathsOf(tailor.shop.tenantId)).toHaveLength(2);
});

test('adding takes the right to create, changing that to edit, deleting that to delete', async () => {
  const { id } = await tailor.garment('Blouse');
  const [adds, edits] = [
    await tailor.shop.addEmployee(['default-item-list:create']),
    await tailor.shop.addEmployee(['default-item-list:edit']),
  ];
  expect((await tailor.save({ item_name: 'Kurti' }, edits)).status).toBe(403);
  expect((await tailor.save({ item_id: id, price: 1 }, adds)).status).toBe(403);
  expect((await tailor.save({ item_name: 'Kurti' }, adds)).status).toBe(200);
  expect((await tailor.save({ item_id: id, price: 1 }, edits)).status).toBe(200);
  const by = { token: edits.token, schemaKey: tailor.shop.schemaKey };
  expect((await call(api, deleteItem, { ...by, params: { id } })).status).toBe(403);
  const taker = await tailor.shop.addEmployee(['create-order:view']);
  const seen = await call(api, getAllItems, { token: taker.token, schemaKey: tailor.shop.schemaKey });
  expect(seen.body.items).toHaveLength(2);
});

test('another shop’s garment, area or point is not there', async () => {
  const other = await testTailor(api);
  const theirs = await other.garment('Gown', 'Neck');
  const { measurements: points } = (await other.save({ item_id: theirs.id, measurements: [{ name: 'Hip' }] }))
    .body.data;
  const { id } = await tailor.garment('Blouse');
  const area = { area_id: theirs.idOf('Neck'), area_name: 'Mine' };
  for (const body of [
    { item_id: theirs.id, price: 1 },
    { item_id: id, design_areas: [area] },
    { item_name: 'Kurti', design_areas: [area] },
    { item_id: id, measurements: [{ id: points[0]?.id, name: 'Mine' }] },
  ])
    expect((await tailor.save(body)).status).toBe(404);
  expect((await remove(theirs.id)).status).toBe(404);
  const asked = { ...tailor.as(), params: { id: theirs.id } };
  expect((await call(api, getItemDetails, asked)).status).toBe(404);
  expect(await itemsOf({ ids: theirs.id })).toEqual([]);
});
