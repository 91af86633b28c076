import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi } from '../../testing/index.ts';
import { addDesignOptions, deleteStage, getDesignAreas, getItemDetails, updateStage } from '../contract.ts';
import { ADD_ONS_ITEM } from '../schemas.ts';
import { type TestTailor, testTailor } from '../testing/tailor.ts';

let api: TestApi;
let tailor: TestTailor;
/** A blouse with two areas. */
let blouse: { id: string; category: string; neck: string };

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  tailor = await testTailor(api);
  const { id, idOf } = await tailor.garment('Blouse', 'Neck', 'Category');
  blouse = { id, category: idOf('Category'), neck: idOf('Neck') };
});
afterAll(() => api.close());

const named = (areas: { area_name: string }[]) => areas.map((area) => area.area_name);
const at = (area: string, id: string | undefined) => [{ area_id: area, options: [{ id, price: 1 }] }];
const names = (count: number) => Array.from({ length: count }, (_, at) => `Design ${at}`);
const add = async (area: string, ...names: string[]) => {
  const patterns = names.map((name) => ({ design_area_id: area, name, price: '100.00' }));
  return (await tailor.add({ patterns })).body.data;
};
const shownOf = async (area: string, item = blouse.id) =>
  (await tailor.optionsOf(item, area)).map((option) => [
    option.name,
    option.display_order,
    option.is_default,
  ]);
const change = (area: string, ...options: object[]) =>
  tailor.change(blouse.id, [{ area_id: area, area_name: 'ignored', options }]);

test('areas stand as Category, the shop’s add-ons, the rest; item 10 is the add-ons alone', async () => {
  expect(named(await tailor.areasOf(blouse.id))).toEqual(['Category', 'Add-ons', 'Neck']);
  const addOns = await tailor.areasOf(ADD_ONS_ITEM);
  expect(addOns).toMatchObject([{ area_name: 'Add-ons', kind: 'ADD_ONS', item_id: null, options: [] }]);
  const details = await call(api, getItemDetails, { ...tailor.as(), params: { id: ADD_ONS_ITEM } });
  expect(details.body).toMatchObject({ item: null, design_areas: addOns, measurements: [] });
});

test('new patterns come last, all of them or none; the first of an area is its default', async () => {
  await add(blouse.neck, 'Round', 'Deep U');
  const one = { design_area_id: blouse.neck, name: ' V back ', price: 60, is_default: 1 };
  const { body } = await tailor.add({ ...one, stagePrices: null });
  expect(body).toMatchObject({
    message: 'New patterns added successfully',
    data: [{ name: 'V back', price: '60.00', display_order: 3, is_default: 1, stagePrices: {} }],
    design_areas: [{ area_id: blouse.neck }],
    resets: [],
  });
  expect(await shownOf(blouse.neck)).toEqual([
    ['Round', 1, 0],
    ['Deep U', 2, 0],
    ['V back', 3, 1],
  ]);
  const patterns = [
    { ...one, name: 'Keyhole' },
    { ...one, name: ' ' },
  ];
  expect((await tailor.add({ patterns })).refusal.problems).toMatchObject([
    { field: 'patterns.1.name', message: 'Name cannot be empty' },
  ]);
  const twice = [{ ...one }, { ...one, name: 'Keyhole' }];
  expect((await tailor.add({ patterns: twice })).refusal.problems).toMatchObject([
    { field: 'patterns.1.is_default' },
  ]);
  expect(await shownOf(blouse.neck)).toHaveLength(3);
});

test('one key adds them once, however often it is sent', async () => {
  const body = { design_area_id: blouse.neck, name: 'Round', price: 0 };
  const key = '018f0000-0000-7000-8000-0000000000aa';
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call(api, addDesignOptions, { ...tailor.as(), key, body })),
  );
  const ids = new Set(
    answers.filter(({ status }) => status === 200).map(({ body: message }) => message.data[0]?.id),
  );
  expect(ids.size).toBe(1);
  expect(await shownOf(blouse.neck)).toEqual([['Round', 1, 1]]);
});

test('one is the default of an area; add-ons are it each by itself', async () => {
  const [round, deep] = await add(blouse.neck, 'Round', 'Deep U');
  await change(blouse.neck, { id: deep?.id, is_default: 1 });
  expect(await shownOf(blouse.neck)).toEqual([
    ['Round', 1, 0],
    ['Deep U', 2, 1],
  ]);
  await change(blouse.neck, { id: deep?.id, is_default: 0 });
  expect((await shownOf(blouse.neck))[0]).toEqual(['Round', 1, 1]);
  const both = [round, deep].map((option) => ({ id: option?.id, is_default: 1 }));
  expect((await change(blouse.neck, ...both)).refusal.problems).toMatchObject([
    { field: 'design_areas.0.options.1.is_default' },
  ]);
  const addOns = (await tailor.areasOf(ADD_ONS_ITEM))[0]?.area_id ?? '';
  const [tassel, padding] = await add(addOns, 'Tassel', 'Padding');
  expect(await shownOf(addOns, ADD_ONS_ITEM)).toEqual([
    ['Tassel', 1, 0],
    ['Padding', 2, 0],
  ]);
  const starred = [tassel, padding].map((option) => ({ id: option?.id, is_default: 1 }));
  const { body } = await tailor.change(ADD_ONS_ITEM, [{ area_id: addOns, options: starred }]);
  expect(body.data[0]?.options.map((option) => option.is_default)).toEqual([1, 1]);
  await change(addOns, { id: tassel?.id, is_default: 0 });
  expect((await shownOf(addOns))[1]).toEqual(['Padding', 2, 1]);
});

test('a new order is numbered from 1; a list that is not whole any more is refused', async () => {
  const options = await add(blouse.neck, 'Round', 'Deep U', 'V back');
  const order = options.toReversed().map(({ id }, index) => ({ id, display_order: 10 * (index + 1) }));
  const whole = { area_id: blouse.neck, complete: 1, options: order };
  expect((await tailor.change(blouse.id, [whole])).status).toBe(200);
  expect((await shownOf(blouse.neck)).map(([name, place]) => [name, place])).toEqual([
    ['V back', 1],
    ['Deep U', 2],
    ['Round', 3],
  ]);
  const versions = (await tailor.optionsOf(blouse.id, blouse.neck)).map(({ version }) => version);
  expect(new Set(versions)).toEqual(new Set(options.map(({ version }) => version)));
  await add(blouse.neck, 'Keyhole');
  expect((await tailor.change(blouse.id, [whole])).refusal.code).toBe('CHANGED_MEANWHILE');
});

test('one that is deleted leaves its place and its default to the others', async () => {
  const [round, deep] = await add(blouse.neck, 'Round', 'Deep U');
  const seen = { expected_version: '2020-01-01T00:00:00.000Z' };
  expect((await tailor.remove(round?.id ?? '', seen)).refusal.code).toBe('CHANGED_MEANWHILE');
  const { body } = await tailor.remove(round?.id ?? '', { expected_version: round?.version });
  expect(body).toMatchObject({
    message: 'Pattern deleted successfully',
    data: { area_id: blouse.neck, options: [{ id: deep?.id, display_order: 1, is_default: 1 }] },
  });
  expect((await tailor.remove(round?.id ?? '')).status).toBe(404);
});

test('stage prices stay below the price: as high they are reset, above refused, -1 takes one away', async () => {
  for (const name of ['Cutting', 'Stitching', 'Finishing']) await tailor.stage(name);
  const [round] = await add(blouse.neck, 'Round');
  const id = round?.id;
  const pricesOf = async () => (await tailor.optionsOf(blouse.id, blouse.neck))[0]?.stagePrices;
  const list = [
    { stage: 'stitching', price: '59.99' },
    { stage: 'Cutting', amount: 40 },
  ];
  const forms = [
    list,
    JSON.stringify(list),
    { Cutting: 40, Stitching: '59.99' },
    '{"Cutting":40,"Stitching":59.99}',
  ];
  for (const stagePrices of forms) {
    expect((await change(blouse.neck, { id, stagePrices })).body.resets).toEqual([]);
    expect(await pricesOf()).toEqual({ Cutting: '40.00', Stitching: '59.99' });
  }
  const above = await change(blouse.neck, { id, stagePrices: { Finishing: 0.02 } });
  expect(above.refusal.problems).toMatchObject([
    {
      field: 'design_areas.0.options.0.stagePrices',
      message: 'Stage prices cannot exceed the pattern price.',
    },
  ]);
  const removed = await change(blouse.neck, { id, stagePrices: { Cutting: -1, Finishing: 40 } });
  expect(removed.body.resets).toEqual([]);
  expect(await pricesOf()).toEqual({ Stitching: '59.99', Finishing: '40.00' });
  const equal = await change(blouse.neck, { id, stagePrices: { Cutting: '0.01' } });
  expect(equal.body.resets).toEqual([
    {
      option_id: id,
      reason: 'EQUALS_PRICE',
      message: 'Stage prices equal the pattern price and were reset.',
    },
  ]);
  expect(await pricesOf()).toEqual({});
  await change(blouse.neck, { id, stagePrices: { Cutting: 60 } });
  const lowered = await change(blouse.neck, { id, price: 59 });
  expect(lowered.body.resets).toMatchObject([
    { message: 'Stage prices were reset because the price is now below their sum.' },
  ]);
  expect(await pricesOf()).toEqual({});
});

test.each([
  [{ stagePrices: { Ironing: 1 } }, 'stagePrices', 'This stage no longer exists.'],
  [{ stagePrices: '{"Cutting"' }, 'stagePrices', 'Please check the marked fields.'],
  [{ stagePrices: { Cutting: -2 } }, 'stagePrices', 'Enter an amount of 0 or more.'],
  [{ stagePrices: { Cutting: 1.234 } }, 'stagePrices', 'Enter an amount of 0 or more.'],
  [{ price: -1 }, 'price', 'Enter an amount of 0 or more.'],
  [{ price: '1.234' }, 'price', 'Enter an amount of 0 or more.'],
  [{ price: 'abc' }, 'price', 'Enter an amount of 0 or more.'],
  [{ name: '' }, 'name', 'Name cannot be empty'],
  [{ name: 'x'.repeat(61) }, 'name', 'At most 60 characters.'],
  [
    { image_url: 'https://example.org/a.png' },
    'image_url',
    'This picture no longer exists. Please choose it again.',
  ],
])('%j is told at its field, and nothing is stored', async (entry, field, message) => {
  await tailor.stage('Cutting');
  const [round] = await add(blouse.neck, 'Round');
  const { refusal, status } = await change(blouse.neck, { id: round?.id, is_default: 1, ...entry });
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ field: `design_areas.0.options.0.${field}`, message }]);
  expect(await tailor.optionsOf(blouse.id, blouse.neck)).toEqual([round]);
});

test('a version is of name, price, picture and stage prices; an old one is refused', async () => {
  const [round, deep] = await add(blouse.neck, 'Round', 'Deep U');
  const seen = { id: round?.id, expected_version: round?.version };
  expect((await change(blouse.neck, { ...seen, name: 'Boat' })).status).toBe(200);
  expect((await change(blouse.neck, { ...seen, name: 'Jewel' })).refusal.code).toBe('CHANGED_MEANWHILE');
  const other = { id: deep?.id, expected_version: deep?.version, is_default: 1 };
  expect((await change(blouse.neck, other)).status).toBe(200);
  expect((await change(blouse.neck, other)).status).toBe(200);
});

test('a stage that is paid for a pattern stays; renamed, it keeps its prices', async () => {
  const stage = await tailor.stage('Cutting');
  const [round] = await add(blouse.neck, 'Round');
  await change(blouse.neck, { id: round?.id, stagePrices: { Cutting: 40 } });
  const remove = () => call(api, deleteStage, { ...tailor.as(), params: { id: stage } });
  expect((await remove()).refusal).toMatchObject({
    code: 'STAGE_IN_USE',
    message: '1 pattern has a price for this stage. Remove it first.',
    details: { patterns: 1 },
  });
  await call(api, updateStage, { ...tailor.as(), params: { id: stage }, body: { name: 'Cut' } });
  expect(await tailor.optionsOf(blouse.id, blouse.neck)).toMatchObject([{ stagePrices: { Cut: '40.00' } }]);
  await change(blouse.neck, { id: round?.id, stagePrices: { [stage]: -1 } });
  expect((await remove()).status).toBe(200);
});

test('a picture is an upload for patterns, stays by its address, and goes by null', async () => {
  const [round] = await add(blouse.neck, 'Round');
  const [picture] = await tailor.pictures(1);
  const [wrong] = await tailor.pictures(1, 'service');
  const set = async (image_url: unknown) => change(blouse.neck, { id: round?.id, image_url });
  expect((await set(wrong)).refusal.problems).toMatchObject([
    {
      field: 'design_areas.0.options.0.image_url',
      message: 'This picture has expired. Please choose it again.',
    },
  ]);
  const stored = (await set(picture)).body.data[0]?.options[0];
  expect(stored).toMatchObject({
    image_url: expect.stringMatching(/patterns\/[^?]+\.jpg\?/),
    thumbnail: expect.stringContaining('-small.jpg'),
  });
  expect((await set(stored?.image_url)).body.data[0]?.options).toEqual([stored]);
  expect((await set(null)).body.data[0]?.options[0]?.image_url).toBeNull();
});

test('what another shop has, or another garment, is not there', async () => {
  const [round] = await add(blouse.neck, 'Round');
  const other = await testTailor(api);
  const theirs = await other.garment('Kurti', 'Neck');
  const [foreign] = (await other.add({ design_area_id: theirs.idOf('Neck'), name: 'V' })).body.data;
  const kurti = await tailor.garment('Kurti', 'Neck');
  for (const [item, areas] of [
    [theirs.id, at(theirs.idOf('Neck'), foreign?.id)],
    [blouse.id, at(theirs.idOf('Neck'), foreign?.id)],
    [blouse.id, at(blouse.neck, foreign?.id)],
    [kurti.id, at(blouse.neck, round?.id)],
    [ADD_ONS_ITEM, at(blouse.neck, round?.id)],
  ] as const)
    expect((await tailor.change(item, areas)).status).toBe(404);
  for (const area of [theirs.idOf('Neck'), newId()])
    expect((await tailor.add({ design_area_id: area, name: 'V' })).status).toBe(404);
  expect((await tailor.remove(foreign?.id ?? '')).status).toBe(404);
  expect((await call(api, getDesignAreas, { ...tailor.as(), params: { id: theirs.id } })).status).toBe(404);
  await other.stage('Cutting');
  expect((await change(blouse.neck, { id: round?.id, stagePrices: { Cutting: 1 } })).status).toBe(422);
});

test('an area has at most 100 options', async () => {
  await add(blouse.neck, ...names(100));
  const patterns = [{ design_area_id: blouse.neck, name: 'One more' }];
  expect((await tailor.add({ patterns })).refusal.problems).toMatchObject([
    { field: 'patterns.0.name', message: 'At most 100 of them.' },
  ]);
});
