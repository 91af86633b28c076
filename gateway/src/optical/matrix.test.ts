import { problem } from '@galla/domain';
import { optical } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { itemId, itemRow, itemsAre, variantId, variantRow, variantsAre } from '../testing/fakeCatalogue.ts';
import { distributor, optician } from '../testing/fakeOptical.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { times } from '../testing/uuid.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const variant = globalId('Variant', variantId(1));
const lens = itemRow(1, { has_variants: 1, type: 'lens' });
const one = (n: number, power: string | null, available_quantity: string, more: object = {}) =>
  variantRow(n, itemId(1), { power, available_quantity, coating: 'Hard coat', ...more });
const ROWS = [
  one(1, '-2.00', '4'),
  one(2, '+1.25', '3'),
  one(3, '-2.00 / -0.75 x 90 ADD +2.00', '1'),
  one(4, '-2.00', '2'),
  one(5, '-2.00', '9', { coating: 'Anti-glare' }),
  one(6, '-1.00 to -3.00', '5'),
  one(7, null, '6'),
];

const STOCK = `stockByPower { power { sph cyl axis add } available variants { sku } }`;
const power = (sph: string, more: object = {}) => ({ sph, cyl: null, axis: null, add: null, ...more });
const shown = [
  { power: power('-2.00'), available: '6', variants: [{ sku: 'VAR-1' }, { sku: 'VAR-4' }] },
  {
    power: power('-2.00', { cyl: '-0.75', axis: '90', add: '+2.00' }),
    available: '1',
    variants: [{ sku: 'VAR-3' }],
  },
  { power: power('+1.25'), available: '3', variants: [{ sku: 'VAR-2' }] },
];

test('tells the stock of a lens by power, in one call', async () => {
  const { data, errors, calls } = await runOperation(
    `query ($id: ID!) { node(id: $id) { ... on Product { variants { lensPower { sph } ${STOCK} } } } }`,
    {
      variables: { id: globalId('Product', itemId(1)) },
      fakes: [optician(), itemsAre([lens], ROWS), variantsAre(ROWS)],
    },
  );
  expect(errors).toEqual([]);
  const { variants } = (data as { node: { variants: { lensPower: unknown; stockByPower: unknown }[] } }).node;
  expect(variants[0]).toEqual({ lensPower: { sph: '-2.00' }, stockByPower: shown });
  expect(variants[4]?.stockByPower).toEqual([
    { power: power('-2.00'), available: '9', variants: [{ sku: 'VAR-5' }] },
  ]);
  expect(variants.slice(5).map(({ lensPower }) => lensPower)).toEqual([null, null]);
  expect(calls).toEqual(['GET /me', 'GET /services-products']);
});

const CORRECT = `mutation ($input: CorrectStockByPowerInput!) { correctStockByPower(input: $input) {
  __typename ... on Refusal { code } ... on InvalidInput { problems { field message figures { name value } } }
  ... on CorrectStockByPowerSuccess { variant { sku ${STOCK} } product { variants { sku } } }
} }`;
const cells = [
  { power: { sph: '-2' }, available: '6', expectedAvailable: 4 },
  { power: { sph: '125', cyl: '-0.75', axis: '90', add: '2' }, available: 3 },
];
const run = (input: object, ...fakes: Fake[]) =>
  runOperation(CORRECT, { variables: { input: { key: KEY, variant, cells, ...input } }, fakes });

test('sends all cells in one call, and answers the stock that there is now', async () => {
  const answer = { success: true, message: '', product_id: itemId(1), data: [] };
  const counting = answering(optical.countLensStock, () => answer);
  const fakes = [optician(), counting, itemsAre([lens], ROWS), variantsAre(ROWS)];
  const { data, errors, calls, received } = await run({ reason: 'COUNTED' }, ...fakes);
  expect(errors).toEqual([]);
  expect(received[1]?.parts).toEqual({
    key: KEY,
    body: {
      variant_id: variantId(1),
      reason: 'COUNTED',
      cells: [
        { SPH: '-2', CYL: null, AXIS: null, ADD: null, available_quantity: '6', expected_quantity: '4' },
        { SPH: '125', CYL: '-0.75', AXIS: '90', ADD: '2', available_quantity: '3', expected_quantity: null },
      ],
    },
  });
  expect(data).toMatchObject({
    correctStockByPower: {
      __typename: 'CorrectStockByPowerSuccess',
      variant: { sku: 'VAR-1', stockByPower: shown },
      product: { variants: times(7, (n) => ({ sku: `VAR-${n}` })) },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /lens-variants/stock', 'GET /services-products']);
});

test('puts what is wrong with a cell at it', async () => {
  const problems = [
    problem('cells.0.available_quantity', 'INVALID_INPUT', 'optical.cellChanged', { n: '3' }),
    problem('cells.1.SPH', 'INVALID_INPUT', 'optical.valueStep', { label: 'SPH' }),
    problem('note', 'INVALID_INPUT', 'stock.noteMissing'),
  ];
  const refusedBy = refusing(optical.countLensStock, 'INVALID_INPUT', {}, problems);
  const { data } = await run({}, optician(), refusedBy);
  const refused = (data as { correctStockByPower: { problems: { field: string; figures: unknown }[] } })
    .correctStockByPower.problems;
  expect(refused.map(({ field }) => field)).toEqual(['cells.0.available', 'cells.1.power.sph', 'note']);
  expect(refused[0]?.figures).toEqual([{ name: 'n', value: '3' }]);
});

test('is not there in a shop of another kind', async () => {
  const { data, calls } = await run({}, distributor());
  expect(data).toMatchObject({ correctStockByPower: { __typename: 'NotFound' } });
  expect(calls).toEqual(['GET /me']);
});
