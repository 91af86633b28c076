import { problem } from '@galla/domain';
import { optical } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { itemId, itemRow, itemsAre } from '../testing/fakeCatalogue.ts';
import { designationId, distributor, optician, pointsAre, pointsId } from '../testing/fakeOptical.ts';
import { refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const product = globalId('Product', itemId(1));
const assignment = globalId('PointsAssignment', pointsId(1));
const designation = globalId('Designation', designationId(1));
const POINTS = `assignedPoints { assignments { id designation { id name } points } choices { name } } viewerCanAssignPoints`;

const mutationOf = (field: string, input: string, success = 'ProductPointsSuccess', more = '') =>
  `mutation ($input: ${input}!) { ${field}(input: $input) { __typename
    ... on ${success} { ${more} product { ${POINTS} } } ... on InvalidInput { problems { field message } } } }`;
const CREATE = mutationOf('createProductPoints', 'CreateProductPointsInput');
const UPDATE = mutationOf('updateProductPoints', 'UpdateProductPointsInput');
const DELETED = 'DeleteProductPointsSuccess';
const DELETE = mutationOf('deleteProductPoints', 'DeleteProductPointsInput', DELETED, 'deletedId');

const run = (text: string, input: object, ...fakes: Fake[]) =>
  runOperation(text, {
    variables: { input: { key: KEY, ...input } },
    fakes: [distributor(), ...fakes, itemsAre([itemRow(1)]), pointsAre(itemId(1))],
  });
const ROW = {
  id: pointsId(1),
  product_id: itemId(1),
  designation_id: designationId(1),
  designation_name: 'Manager',
  points: '2.5',
  version: '2026-11-20T06:30:00.000Z',
};

test.each([
  [
    CREATE,
    { product, designation, points: '2.5' },
    optical.addPoints,
    { product_id: itemId(1), designation_id: designationId(1), points: '2.5' },
    { __typename: 'ProductPointsSuccess' },
  ],
  [
    UPDATE,
    { assignment, points: 3 },
    optical.updatePoints,
    { id: pointsId(1), points: '3' },
    { __typename: 'ProductPointsSuccess' },
  ],
  [
    DELETE,
    { assignment },
    optical.deletePoints,
    { id: pointsId(1) },
    { __typename: DELETED, deletedId: assignment },
  ],
])('writes, and answers the points as they are now: %#', async (text, input, endpoint, body, success) => {
  const more = endpoint === optical.deletePoints ? { product_id: itemId(1) } : { data: ROW };
  const fake: Fake = { endpoint, answer: () => ({ success: true, message: '', ...more }) };
  const { data, errors, calls, received } = await run(text, input, fake);
  expect(errors).toEqual([]);
  expect(received[1]?.parts).toEqual({ key: KEY, body });
  expect(Object.values(data ?? {})).toEqual([
    {
      ...success,
      product: {
        assignedPoints: {
          assignments: [{ id: assignment, designation: { id: designation, name: 'Manager' }, points: '2.5' }],
          choices: [{ name: 'Seller' }],
        },
        viewerCanAssignPoints: true,
      },
    },
  ]);
  expect(calls).toHaveLength(4);
});

test('tells a second assignment at the designation', async () => {
  const problems = [problem('designation_id', 'POINTS_TAKEN', 'optical.pointsTaken')];
  const refused = refusing(optical.addPoints, 'POINTS_TAKEN', {}, problems);
  const { data } = await run(CREATE, { product, designation, points: 1 }, refused);
  expect(data).toMatchObject({
    createProductPoints: {
      problems: [{ field: 'designation', message: 'Product points for this designation already exist' }],
    },
  });
});

test('a shop that does not pay by points has none, and costs no call', async () => {
  const { data, calls } = await runOperation(
    `query ($id: ID!) { node(id: $id) { ... on Product { ${POINTS} } } }`,
    { variables: { id: product }, fakes: [optician(), itemsAre([itemRow(1)])] },
  );
  expect(data).toEqual({ node: { assignedPoints: null, viewerCanAssignPoints: false } });
  expect(calls).toEqual(['GET /me', 'GET /services-products']);
});
