import { problem } from '@galla/domain';
import { gym } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { branchesAre, branchId, branchRow, GYM_VERSION } from '../testing/fakeGym.ts';
import { profile, signedIn } from '../testing/fakePerson.ts';
import { refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const branch = globalId('Branch', branchId(1));
const inGym = () => signedIn(profile({ business_id: 5, capabilities: ['MEMBERSHIPS'] }));
const fakes = (...more: Fake[]) => [inGym(), branchesAre(branchRow(1), branchRow(2, { status: 2 })), ...more];

const ENTRIES = {
  name: 'Kothrud',
  address: 'Karve Road',
  phone: '020 2546 1187',
  email: 'kothrud@irontemple.in',
  manager: 'Rohan Kulkarni',
  openingHours: '5:30 – 22:30',
};
const { openingHours, ...TEXTS } = ENTRIES;
const BODY = { ...TEXTS, opening_hours: openingHours };
const SAID = { success: true, status: true, message: '' };
const CREATE = `mutation ($input: CreateBranchInput!) { createBranch(input: $input) { __typename
  ... on BranchSuccess { branch { name } tenant { branches { name } } }
  ... on InvalidInput { problems { field message } } } }`;

test('a gym tells its branches in one call, and each is a node', async () => {
  const { data, errors, calls } = await runOperation(
    `query ($id: ID!) { viewer { tenant { branches { id name openingHours facilities status memberCount version } } }
      node(id: $id) { ... on Branch { name } } }`,
    { variables: { id: branch }, fakes: fakes() },
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        branches: [
          {
            id: branch,
            name: 'Branch 1',
            openingHours: '5:30 – 22:30',
            facilities: ['Steam'],
            status: 'ACTIVE',
            memberCount: 1,
            version: GYM_VERSION,
          },
          { status: 'MAINTENANCE' },
        ],
      },
    },
    node: { name: 'Branch 1' },
  });
  expect(calls).toEqual(['GET /me', 'GET /gym/get_branch']);
});

test('a branch is added active and without facilities where they are left out', async () => {
  const added = { ...SAID, data: branchRow(3) };
  const { data, errors, received } = await runOperation(CREATE, {
    variables: { input: { key: KEY, ...ENTRIES } },
    fakes: fakes({ endpoint: gym.addBranch, answer: () => added }),
  });
  expect(errors).toEqual([]);
  expect(received[1]?.parts).toEqual({ key: KEY, body: { ...BODY, facilities: [], status: 1 } });
  expect(data).toMatchObject({
    createBranch: { branch: { name: 'Branch 3' }, tenant: { branches: [{}, {}] } },
  });
});

test('a change is sent with the version that was seen', async () => {
  const input = {
    ...ENTRIES,
    branch,
    facilities: ['Steam', 'Café'],
    status: 'INACTIVE',
    expectedVersion: GYM_VERSION,
  };
  const { received, errors } = await runOperation(
    `mutation ($input: UpdateBranchInput!) { updateBranch(input: $input) { __typename } }`,
    {
      variables: { input: { key: KEY, ...input } },
      fakes: fakes({ endpoint: gym.updateBranch, answer: () => ({ ...SAID, data: branchRow(1) }) }),
    },
  );
  expect(errors).toEqual([]);
  expect(received[1]?.parts).toEqual({
    key: KEY,
    params: { id: branchId(1) },
    body: { ...BODY, facilities: ['Steam', 'Café'], status: 0, expected_version: GYM_VERSION },
  });
});

test('a problem stands at the field as the graph spells it', async () => {
  const wrong = problem('opening_hours', 'INVALID_INPUT', 'branches.hoursMissing');
  const { data } = await runOperation(CREATE, {
    variables: { input: { key: KEY, ...ENTRIES } },
    fakes: fakes(refusing(gym.addBranch, 'INVALID_INPUT', {}, [wrong])),
  });
  expect(data).toMatchObject({
    createBranch: { problems: [{ field: 'openingHours', message: 'Please enter the opening hours' }] },
  });
});

const DELETE = `mutation ($input: DeleteBranchInput!) { deleteBranch(input: $input) { __typename
  ... on DeleteBranchSuccess { deletedId }
  ... on InvalidInput { problems { field figures { name value } } } } }`;

test('a branch goes; one with members is refused with their number', async () => {
  const variables = { input: { key: KEY, branch } };
  const gone = await runOperation(DELETE, {
    variables,
    fakes: fakes({ endpoint: gym.deleteBranch, answer: () => SAID }),
  });
  expect(gone.data).toEqual({ deleteBranch: { __typename: 'DeleteBranchSuccess', deletedId: branch } });
  const found = problem('id', 'BRANCH_IN_USE', 'branches.inUse.other', { n: 268 });
  const { data } = await runOperation(DELETE, {
    variables,
    fakes: fakes(refusing(gym.deleteBranch, 'BRANCH_IN_USE', {}, [found])),
  });
  expect(data).toMatchObject({
    deleteBranch: { problems: [{ field: 'branch', figures: [{ name: 'n', value: '268' }] }] },
  });
});

test('a shop of another kind writes no branches', async () => {
  const { data, calls } = await runOperation(CREATE, {
    variables: { input: { key: KEY, ...ENTRIES } },
    fakes: [signedIn()],
  });
  expect(data).toEqual({ createBranch: { __typename: 'NotFound' } });
  expect(calls).toEqual(['GET /me']);
});
