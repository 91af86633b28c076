import { problem } from '@galla/domain';
import { boutique } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import {
  areaId,
  areaRow,
  garmentId,
  garmentsAre,
  itemRow,
  MASTER_VERSION,
  mastersAre,
  optionId,
  optionRow,
  patternId,
  patternRow,
  pointId,
  stageId,
  stageRow,
} from '../testing/fakeBoutique.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const UPLOAD = uuid('c', 1);
const ids = {
  garment: globalId('Garment', garmentId(1)),
  area: globalId('DesignArea', areaId(1)),
  option: globalId('DesignOption', optionId(1)),
  pattern: globalId('Pattern', patternId(1)),
  point: globalId('MeasurementPoint', pointId(1)),
  stage: globalId('Stage', stageId(1)),
  image: globalId('Upload', UPLOAD),
};
const SAID = { success: true, message: '' };
const fakes = (...more: Fake[]) => [
  signedIn(),
  ...mastersAre([stageRow(1), stageRow(2)]),
  garmentsAre(itemRow(1), itemRow(2)),
  answering(boutique.getDesignAreas, () => ({
    success: true,
    data: [areaRow(2, { kind: 'ADD_ONS', item_id: null })],
  })),
  ...more,
];

test('the shop tells garments with all their parts in one call, and its add-ons', async () => {
  const { data, errors, calls } = await runOperation(
    `{ viewer { tenant {
      garments { id name position price version
        areas { id kind options { id price isDefault position image stagePrices { name amount stage { id } } } }
        measurementPoints { id name price }
        patterns { id images thumbnail stagePrices { amount } } }
      addOns { kind }
    } } }`,
    { fakes: fakes() },
  );
  expect(errors).toEqual([]);
  expect(calls.toSorted()).toEqual([
    'GET /boutique/getAllItems',
    'GET /boutique/getDesignAreasByItemId/:id',
    'GET /boutique/getstages',
    'GET /me',
  ]);
  const option = {
    id: ids.option,
    price: '320.00',
    isDefault: true,
    position: 1,
    image: 'http://localhost:4000/files/a.jpg?e=1&s=2',
    stagePrices: [{ name: 'Stage 1', amount: '40.00', stage: { id: ids.stage } }],
  };
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        garments: [
          {
            id: ids.garment,
            name: 'Garment 1',
            position: 1,
            price: '850.00',
            version: MASTER_VERSION,
            areas: [{ id: ids.area, kind: 'OTHER', options: [option, { isDefault: false }] }],
            measurementPoints: [{ id: ids.point, name: 'Shoulder', price: '0.00' }],
            patterns: [
              {
                id: ids.pattern,
                images: ['http://localhost:4000/files/p.jpg'],
                stagePrices: [{ amount: '40.00' }],
              },
            ],
          },
          { name: 'Garment 2' },
        ],
        addOns: { kind: 'ADD_ONS' },
      },
    },
  });
});

test('names alone are asked for without parts', async () => {
  const { received } = await runOperation(`{ viewer { tenant { garments { name } } } }`, { fakes: fakes() });
  expect(received.find(({ call }) => call.endsWith('getAllItems'))?.parts).toEqual({ query: {} });
});

test('pictures and stage prices are read in every form of the wire', async () => {
  const forms = [
    patternRow(1, { image: 'https://cdn.example/a.jpg', stagePrices: '{"Stage 1":40}' }),
    patternRow(2, { image: ['/files/a.jpg', '/files/b.jpg'], stagePrices: { 'Stage 1': '40.00' } }),
    patternRow(3, { stagePrices: '[{"stage":"Stage 1","price":"40"}]' }),
    patternRow(4, { stagePrices: null }),
    patternRow(5, { stagePrices: 'no JSON' }),
  ];
  const { data } = await runOperation(
    `query ($id: ID!) { node(id: $id) { ... on Garment { patterns { images stagePrices { name amount } } } } }`,
    {
      variables: { id: ids.garment },
      fakes: [signedIn(), garmentsAre(itemRow(1, { patterns: forms }))],
    },
  );
  const priced = [{ name: 'Stage 1', amount: '40.00' }];
  expect(data).toMatchObject({
    node: {
      patterns: [
        { images: ['https://cdn.example/a.jpg'], stagePrices: priced },
        { images: [expect.any(String), expect.any(String)], stagePrices: priced },
        { stagePrices: priced },
        { stagePrices: [] },
        { stagePrices: [] },
      ],
    },
  });
});

test.each([
  ['Garment', ids.garment, 'Garment 1'],
  ['DesignArea', ids.area, 'Area 1'],
  ['DesignOption', ids.option, 'Option 1'],
  ['MeasurementPoint', ids.point, 'Shoulder'],
  ['Pattern', ids.pattern, 'Pattern 1'],
])('%s is opened by its id', async (type, id, name) => {
  const { data, calls } = await runOperation(
    `query ($id: ID!) { node(id: $id) { id ... on ${type} { name } } }`,
    { variables: { id }, fakes: fakes() },
  );
  expect(data).toEqual({ node: { id, name } });
  expect(calls).toEqual(['GET /me', 'GET /boutique/getAllItems']);
});

const area = areaRow(1, { options: [optionRow(1, { stagePrices: {} })] });
const reset = { option_id: optionId(1), reason: 'EQUALS_PRICE' as const, message: 'Equal.' };
const item = { ...itemRow(1), design_areas: [area], measurements: [] };
const seen = { expectedVersion: MASTER_VERSION };
const sentVersion = { expected_version: MASTER_VERSION };

test.each<[string, string, object, Fake['endpoint'], unknown, object, object]>([
  [
    'createGarment',
    '... on GarmentSuccess { garment { name areas { name } } tenant { garments { name } } }',
    {
      name: 'Blouse',
      price: '850.00',
      areas: [{ name: 'Neck' }],
      measurementPoints: [{ name: 'Bust', price: '0.00', image: ids.image }],
    },
    boutique.submitItemConfiguration,
    { ...SAID, data: item },
    {
      body: {
        item_name: 'Blouse',
        price: '850.00',
        design_areas: [{ area_name: 'Neck' }],
        measurements: [{ name: 'Bust', price: '0.00', image_url: UPLOAD }],
      },
    },
    { garment: { areas: [{ name: 'Area 1' }] }, tenant: { garments: [{ name: 'Garment 1' }, {}] } },
  ],
  [
    'updateGarment',
    '... on GarmentSuccess { garment { patterns { name } } }',
    {
      garment: ids.garment,
      position: 3,
      areas: [{ area: ids.area, name: 'Neck' }],
      measurementPoints: [{ point: ids.point, name: 'Bust', price: '5.00', removeImage: true }],
      ...seen,
    },
    boutique.submitItemConfiguration,
    { ...SAID, data: item },
    {
      body: {
        item_id: garmentId(1),
        sort: 3,
        design_areas: [{ area_id: areaId(1), area_name: 'Neck' }],
        measurements: [{ id: pointId(1), name: 'Bust', price: '5.00', image_url: null }],
        ...sentVersion,
      },
    },
    { garment: { patterns: [{ name: 'Pattern 1' }] } },
  ],
  [
    'deleteGarment',
    '... on DeleteGarmentSuccess { deletedId }',
    { garment: ids.garment },
    boutique.deleteItem,
    SAID,
    { params: { id: garmentId(1) }, query: {} },
    { deletedId: ids.garment },
  ],
  [
    'createDesignOptions',
    '... on CreateDesignOptionsSuccess { options { name } areas { id } resets { reason option { id } } }',
    {
      options: [
        {
          area: ids.area,
          name: 'Round',
          price: '100.00',
          image: ids.image,
          stagePrices: [{ stage: ids.stage, amount: '100.00' }],
        },
        { area: ids.area, name: 'Deep U', price: '0.00', isDefault: true },
      ],
    },
    boutique.addDesignOptions,
    { ...SAID, data: area.options, design_areas: [area], resets: [reset] },
    {
      body: {
        patterns: [
          {
            design_area_id: areaId(1),
            name: 'Round',
            price: '100.00',
            image_url: UPLOAD,
            stagePrices: [{ stage: stageId(1), amount: '100.00' }],
          },
          { design_area_id: areaId(1), name: 'Deep U', price: '0.00', is_default: 1, stagePrices: [] },
        ],
      },
    },
    {
      options: [{ name: 'Option 1' }],
      areas: [{ id: ids.area }],
      resets: [{ reason: 'EQUALS_PRICE', option: { id: ids.option } }],
    },
  ],
  [
    'updateDesigns',
    '... on UpdateDesignsSuccess { areas { options { name } } resets { message } }',
    {
      garment: ids.garment,
      areas: [
        {
          area: ids.area,
          options: [
            {
              option: ids.option,
              name: 'Boat',
              price: '320.00',
              isDefault: false,
              position: 2,
              stagePrices: [{ stage: ids.stage, amount: '40.00' }],
              ...seen,
            },
          ],
        },
      ],
    },
    boutique.updateDesignAreas,
    { ...SAID, data: [area], resets: [reset] },
    {
      params: { id: garmentId(1) },
      body: {
        design_areas: [
          {
            area_id: areaId(1),
            options: [
              {
                id: optionId(1),
                name: 'Boat',
                price: '320.00',
                is_default: 0,
                display_order: 2,
                stagePrices: [
                  { stage: stageId(1), amount: '40.00' },
                  { stage: stageId(2), amount: '-1' },
                ],
                ...sentVersion,
              },
            ],
          },
        ],
      },
    },
    { areas: [{ options: [{ name: 'Option 1' }] }], resets: [{ message: 'Equal.' }] },
  ],
  [
    'reorderDesignOptions',
    '... on ReorderDesignOptionsSuccess { area { id } }',
    { area: ids.area, options: [globalId('DesignOption', optionId(2)), ids.option] },
    boutique.updateDesignAreas,
    { ...SAID, data: [area], resets: [] },
    {
      params: { id: '10' },
      body: {
        design_areas: [
          {
            area_id: areaId(1),
            complete: 1,
            options: [
              { id: optionId(2), display_order: 1 },
              { id: optionId(1), display_order: 2 },
            ],
          },
        ],
      },
    },
    { area: { id: ids.area } },
  ],
  [
    'deleteDesignOption',
    '... on DeleteDesignOptionSuccess { deletedId area { id } }',
    { option: ids.option, ...seen },
    boutique.deleteDesignOption,
    { ...SAID, data: area },
    { params: { id: optionId(1) }, query: sentVersion },
    { deletedId: ids.option, area: { id: ids.area } },
  ],
  [
    'createPattern',
    '... on PatternSuccess { pattern { name garment { id } } garment { patterns { name } } }',
    {
      garment: ids.garment,
      name: 'Wedding',
      price: '900.00',
      images: [ids.image],
      stagePrices: [{ stage: ids.stage, amount: '40.00' }],
    },
    boutique.addPattern,
    { ...SAID, data: patternRow(1) },
    {
      body: {
        item_id: garmentId(1),
        name: 'Wedding',
        price: '900.00',
        image: [UPLOAD],
        stagePrices: [{ stage: stageId(1), amount: '40.00' }],
      },
    },
    {
      pattern: { name: 'Pattern 1', garment: { id: ids.garment } },
      garment: { patterns: [{ name: 'Pattern 1' }] },
    },
  ],
  [
    'updatePattern',
    '... on PatternSuccess { pattern { name } }',
    {
      pattern: ids.pattern,
      images: [{ image: 'http://localhost:4000/files/p.jpg' }, { upload: ids.image }],
      stagePrices: [],
      ...seen,
    },
    boutique.updatePattern,
    { ...SAID, data: patternRow(1) },
    {
      params: { id: patternId(1) },
      body: { image: ['http://localhost:4000/files/p.jpg', UPLOAD], stagePrices: [], ...sentVersion },
    },
    { pattern: { name: 'Pattern 1' } },
  ],
  [
    'deletePattern',
    '... on DeletePatternSuccess { deletedId garment { id } }',
    { pattern: ids.pattern },
    boutique.deletePattern,
    { ...SAID, item_id: garmentId(1) },
    { params: { id: patternId(1) }, query: {} },
    { deletedId: ids.pattern, garment: { id: ids.garment } },
  ],
])('%s sends what was chosen, and answers what became of it', async (...row) => {
  const [field, selection, input, endpoint, answer, parts, expected] = row;
  const type = `${field[0]?.toUpperCase()}${field.slice(1)}`;
  const { data, errors, received } = await runOperation(
    `mutation ($input: ${type}Input!) { written: ${field}(input: $input) { ${selection} } }`,
    { variables: { input: { key: KEY, ...input } }, fakes: fakes({ endpoint, answer: () => answer }) },
  );
  expect(errors).toEqual([]);
  const sent = received.find(({ call }) => call === `${endpoint.method} ${endpoint.path}`);
  expect(sent?.parts).toEqual({ key: KEY, ...parts });
  expect(data).toMatchObject({ written: expected });
});

test.each([
  [
    'updateDesigns',
    { areas: [] },
    boutique.updateDesignAreas,
    'design_areas.0.options.2.image_url',
    'areas.0.options.2.image',
  ],
  [
    'createDesignOptions',
    { options: [{ area: ids.area, name: '', price: '0.00' }] },
    boutique.addDesignOptions,
    'patterns.1.is_default',
    'options.1.isDefault',
  ],
  [
    'createGarment',
    { name: '', price: '1.00' },
    boutique.submitItemConfiguration,
    'design_areas.0.area_name',
    'areas.0.name',
  ],
  [
    'createPattern',
    { garment: ids.garment, name: '', price: '1.00', images: [] },
    boutique.addPattern,
    'image',
    'images',
  ],
])('a problem of %s stands at the field of the input', async (field, input, endpoint, wire, expected) => {
  const found = problem(wire, 'INVALID_INPUT', 'boutique.nameEmpty');
  const type = `${field[0]?.toUpperCase()}${field.slice(1)}`;
  const { data } = await runOperation(
    `mutation ($input: ${type}Input!) { ${field}(input: $input) {
      ... on InvalidInput { problems { field } } } }`,
    {
      variables: { input: { key: KEY, ...input } },
      fakes: fakes(refusing(endpoint, 'INVALID_INPUT', {}, [found])),
    },
  );
  expect(data).toEqual({ [field]: { problems: [{ field: expected }] } });
});
