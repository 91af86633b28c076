import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inAreaOrder, kindOfArea } from './areas.ts';
import { checkAreas, checkImages, checkPoints, readNamedPrice } from './entries.ts';
import { checkDefaults, placeOptions } from './options.ts';
import { readImages, readStagePrices } from './readWire.ts';
import { checkPatternStages, fitDesignStages, stageSum } from './stagePrices.ts';

const ABOVE = expect.objectContaining({
  message: 'Stage prices cannot exceed the pattern price.',
}) as unknown;
const amounts = fc.array(fc.record({ amount: fc.nat(100_000) }), { maxLength: 8 });

test('stage prices of a design stay below its price: equal resets, above is refused', () => {
  fc.assert(
    fc.property(amounts, fc.nat(400_000), fc.boolean(), (prices, price, sent) => {
      const sum = stageSum(prices);
      const becomes = () => {
        if (prices.length === 0 || sum < price) return { prices };
        if (sum === price) return { prices: [], reset: 'EQUALS_PRICE' };
        return sent ? { problems: [ABOVE] } : { prices: [], reset: 'PRICE_LOWERED' };
      };
      expect(fitDesignStages(price, prices, sent)).toEqual(becomes());
    }),
  );
  expect(fitDesignStages(100, [{ amount: 100 }], true)).toMatchObject({ reset: 'EQUALS_PRICE' });
});

test('stage prices of a pattern may be all of its price; of a free custom one they do not count', () => {
  const prices = [{ amount: 4_000 }, { amount: 6_000 }];
  expect(checkPatternStages(10_000, prices)).toBeUndefined();
  expect(checkPatternStages(9_999, prices)?.message).toBe('Total stage price cannot exceed customer price.');
  expect(checkPatternStages(9_999, prices, 'CUSTOM')?.message).toBe(
    'Total stage price cannot exceed the pattern price.',
  );
  expect(checkPatternStages(0, prices, 'CUSTOM')).toBeUndefined();
});

test('stage prices are read as JSON text, list and map; -1 takes one away', () => {
  const prices = [
    { stage: 'Cutting', amount: 4_050 },
    { stage: 'Finishing', amount: null },
  ];
  const list = [
    { stage: 'Cutting', price: '40.50' },
    { stage: 'Finishing', price: -1 },
  ];
  const map = { Cutting: 40.5, Finishing: '-1' };
  for (const sent of [list, map, JSON.stringify(list), JSON.stringify(map)])
    expect(readStagePrices(sent)).toEqual({ prices });
  for (const none of [null, undefined, '', 'null', [], {}, '{}'])
    expect(readStagePrices(none)).toEqual({ prices: [] });
});

test.each([
  ['{"Cutting"', 'Please check the marked fields.'],
  [7, 'Please check the marked fields.'],
  [['Cutting'], 'Please check the marked fields.'],
  [[null], 'Please check the marked fields.'],
  [{ ' ': 1 }, 'Please check the marked fields.'],
  [{ Cutting: -2 }, 'Enter an amount of 0 or more.'],
  [{ Cutting: 1.234 }, 'Enter an amount of 0 or more.'],
  [{ Cutting: 'NaN' }, 'Enter an amount of 0 or more.'],
  [{ Cutting: { a: 1 } }, 'Enter an amount of 0 or more.'],
  [{ Cutting: 1, 'cutting ': 2 }, 'Each stage can have one price.'],
])('stage prices %j are refused', (sent, message) => {
  expect(readStagePrices(sent)).toMatchObject({ problems: [{ field: 'stagePrices', message }] });
});

test('pictures are read as one path, as a list, and as a list in JSON', () => {
  expect(readImages('a.png')).toEqual(['a.png']);
  expect(readImages('["a.png", "b.png"]')).toEqual(['a.png', 'b.png']);
  expect(readImages(['a.png'])).toEqual(['a.png']);
  expect([readImages(null), readImages(''), readImages('[]')]).toEqual([[], [], []]);
  expect([readImages('["a.png"'), readImages([7]), readImages({}), readImages([''])]).toEqual(
    Array.from({ length: 4 }),
  );
});

const options = fc
  .uniqueArray(fc.string(), { minLength: 1, maxLength: 12 })
  .chain((ids) =>
    fc
      .tuple(...ids.map(() => fc.boolean()))
      .map((flags) =>
        ids.map((id, index) => ({ id, position: index + 1, isDefault: flags[index] === true })),
      ),
  );

test('options are numbered from 1, and one is the default, whatever is asked', () => {
  fc.assert(
    fc.property(options, fc.nat(11), fc.integer({ min: 1, max: 14 }), fc.boolean(), (list, at, to, flag) => {
      const id = list[at % list.length]?.id ?? '';
      const placed = placeOptions('OTHER', list, [{ id, position: to, isDefault: flag }]);
      expect(placed.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
      expect(placed.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      expect(placed.find((one) => one.id === id)?.position).toBe(Math.min(to, list.length));
      expect(!flag || placed.find((one) => one.id === id)?.isDefault).toBe(true);
      const others = (all: typeof list) => all.map((one) => one.id).filter((one) => one !== id);
      expect(others(placed)).toEqual(others(list));
    }),
  );
});

test('without a default the first one is it; add-ons are defaults each by itself', () => {
  const list = ['a', 'b', 'c'].map((id, index) => ({ id, position: index + 1, isDefault: false }));
  const defaults = (all: typeof list) => all.filter(({ isDefault }) => isDefault).map(({ id }) => id);
  expect(defaults(placeOptions('OTHER', list))).toEqual(['a']);
  const both = ['b', 'c'].map((id) => ({ id, isDefault: true }));
  expect(defaults(placeOptions('ADD_ONS', list, both))).toEqual(['b', 'c']);
  expect(placeOptions('ADD_ONS', [])).toEqual([]);
  expect(checkDefaults('ADD_ONS', both)).toBeUndefined();
  expect(checkDefaults('CATEGORY', both)).toMatchObject({ field: 'options.1.isDefault' });
});

test('areas stand as screens show them', () => {
  const named = ['Sleeve', 'Add-ons', 'Back neck', 'category'].map((name) => ({
    name,
    kind: kindOfArea(name),
  }));
  expect(inAreaOrder(named).map(({ name }) => name)).toEqual(['category', 'Add-ons', 'Back neck', 'Sleeve']);
});

test('names and prices are told at their fields', () => {
  expect(readNamedPrice({ name: ' Princess cut ', price: '320' })).toEqual({
    name: 'Princess cut',
    price: 32_000,
  });
  expect(readNamedPrice({ name: '', price: '-1' })).toMatchObject({
    problems: [{ field: 'name' }, { field: 'price' }],
  });
  expect(readNamedPrice({ name: 'Lined', price: '1.234' })).toMatchObject({ problems: [{ field: 'price' }] });
  expect(checkAreas([{ name: 'Neck' }, { name: ' neck' }, { name: 'Add ons' }, { name: '' }])).toMatchObject([
    { field: 'areas.1.name' },
    { field: 'areas.3.name' },
    { field: 'areas.2.name', message: 'Add-ons are shared by all items and already exist.' },
  ]);
  expect(
    checkPoints([
      { name: 'Waist', price: '0' },
      { name: 'Waist', price: 'x' },
    ]),
  ).toMatchObject([{ field: 'measurementPoints.1.name' }, { field: 'measurementPoints.1.price' }]);
  expect(checkPoints(Array.from({ length: 61 }, (_, at) => ({ name: `P${at}`, price: '0' })))).toMatchObject([
    { field: 'measurementPoints', params: { max: 60 } },
  ]);
});

test('a pattern has one to four pictures', () => {
  expect(checkImages(4)).toBeUndefined();
  expect(checkImages(0)?.message).toBe('Please fill all fields and upload an image.');
  expect(checkImages(5)?.message).toBe('At most 4 images.');
});
