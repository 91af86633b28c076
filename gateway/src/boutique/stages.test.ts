import { problem } from '@galla/domain';
import { boutique } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import {
  MASTER_VERSION,
  mastersAre,
  stageId,
  stageRow,
  statusId,
  statusRow,
} from '../testing/fakeBoutique.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const stage = globalId('Stage', stageId(1));
const status = globalId('OrderStatus', statusId(2));
const LISTS = [stageRow(1), stageRow(2)];
const STATUSES = [statusRow(1), statusRow(2)];
const fakes = (...more: Fake[]) => [signedIn(), ...mastersAre(LISTS, STATUSES), ...more];

test('the shop tells its statuses and its stages, of one type or all, in two calls', async () => {
  const { data, errors, calls } = await runOperation(
    `{ viewer { tenant {
      statuses { id name fixed orderCount version }
      stages { name type position }
      patterns: stages(type: PATTERN) { name }
    } } }`,
    { fakes: fakes() },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    viewer: {
      tenant: {
        statuses: [
          {
            id: globalId('OrderStatus', statusId(1)),
            name: 'Pending',
            fixed: 'PENDING',
            orderCount: 1,
            version: MASTER_VERSION,
          },
          expect.objectContaining({ id: status, fixed: null }),
        ],
        stages: [
          { name: 'Stage 1', type: 'DESIGN', position: 1 },
          { name: 'Stage 2', type: 'PATTERN', position: 2 },
        ],
        patterns: [{ name: 'Stage 2' }],
      },
    },
  });
  expect(calls).toHaveLength(3);
});

test('each is a node', async () => {
  const { data } = await runOperation(
    `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Stage { name } ... on OrderStatus { fixed name } } }`,
    { variables: { ids: [stage, status] }, fakes: fakes() },
  );
  expect(data).toEqual({ nodes: [{ name: 'Stage 1' }, { name: 'Status 2', fixed: null }] });
});

const SAID = { success: true, message: '' };
const seen = { expectedVersion: MASTER_VERSION };
const sentVersion = { expected_version: MASTER_VERSION };
const added = { ...SAID, data: stageRow(3) };
const named = { ...SAID, data: statusRow(3) };

test.each([
  [
    'createStage',
    { name: 'Ironing' },
    boutique.addStage,
    added,
    { body: { name: 'Ironing', type: 'design' } },
  ],
  [
    'updateStage',
    { stage, name: 'Ironing', type: 'PATTERN', ...seen },
    boutique.updateStage,
    added,
    { params: { id: stageId(1) }, body: { name: 'Ironing', type: 'pattern', ...sentVersion } },
  ],
  [
    'deleteStage',
    { stage, ...seen },
    boutique.deleteStage,
    SAID,
    { params: { id: stageId(1) }, query: sentVersion },
  ],
  [
    'reorderStages',
    { stages: [globalId('Stage', stageId(2)), stage] },
    boutique.updateAllStages,
    { ...SAID, data: LISTS },
    {
      body: {
        stages: [
          { id: stageId(2), sort_by: 1 },
          { id: stageId(1), sort_by: 2 },
        ],
      },
    },
  ],
  ['createOrderStatus', { name: 'Trial' }, boutique.addStatus, named, { body: { name: 'Trial' } }],
  [
    'updateOrderStatus',
    { status, name: 'Trial', ...seen },
    boutique.updateStatus,
    named,
    { params: { id: statusId(2) }, body: { name: 'Trial', ...sentVersion } },
  ],
  ['deleteOrderStatus', { status }, boutique.deleteStatus, SAID, { params: { id: statusId(2) }, query: {} }],
])('%s writes, and answers the lists as they are now', async (field, input, endpoint, answer, parts) => {
  const type = `${field[0]?.toUpperCase()}${field.slice(1)}`;
  const success =
    field.startsWith('delete') || field.startsWith('reorder') ? type : type.replace(/^(Create|Update)/, '');
  const { data, errors, received } = await runOperation(
    `mutation ($input: ${type}Input!) { ${field}(input: $input) { __typename
      ... on ${success}Success { tenant { stages { name } statuses { name } } } } }`,
    {
      variables: { input: { key: KEY, ...input } },
      fakes: fakes({ endpoint, answer: () => answer }),
    },
  );
  expect(errors).toEqual([]);
  expect(received[1]?.parts).toEqual({ key: KEY, ...parts });
  expect(data).toEqual({
    [field]: {
      __typename: `${success}Success`,
      tenant: {
        stages: [{ name: 'Stage 1' }, { name: 'Stage 2' }],
        statuses: [{ name: 'Pending' }, { name: 'Status 2' }],
      },
    },
  });
});

test('a stage that orders are at is refused with their number', async () => {
  const found = problem('id', 'STAGE_IN_USE', 'boutique.stageInUse.other', { n: 41 });
  const { data } = await runOperation(
    `mutation ($input: DeleteStageInput!) { deleteStage(input: $input) { __typename
      ... on InvalidInput { message problems { field figures { name value } } } } }`,
    {
      variables: { input: { key: KEY, stage } },
      fakes: fakes(refusing(boutique.deleteStage, 'STAGE_IN_USE', {}, [found])),
    },
  );
  expect(data).toMatchObject({
    deleteStage: { problems: [{ field: 'stage', figures: [{ name: 'n', value: '41' }] }] },
  });
});
