import { employees } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { globalId } from './ids.ts';

const uuid = (end: number) => `018f0000-0000-7000-8000-${String(end).padStart(12, '0')}`;

const staff = answering(employees.employees, ({ query }) => ({
  success: true,
  data: (query?.ids ?? '')
    .split(',')
    .filter((id) => id !== uuid(9))
    .map((id) => ({
      id,
      full_name: `Person ${id.slice(-1)}`,
      image: null,
      designation: null,
      designation_name: null,
      status: 1 as const,
      is_owner: 0 as const,
    })),
}));

const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Employee { fullName } } }';

test('opens many records with one call for each kind, in the order asked for', async () => {
  const ids = [2, 1, 9].map((end) => globalId('Employee', uuid(end)));
  const { data, errors, calls } = await runOperation(NODES, {
    variables: { ids: [...ids, 'nonsense', globalId('Tenant', 'another')] },
    fakes: [signedIn(), staff],
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    nodes: [
      { __typename: 'Employee', id: ids[0], fullName: 'Person 2' },
      { __typename: 'Employee', id: ids[1], fullName: 'Person 1' },
      null,
      null,
      null,
    ],
  });
  expect(calls).toEqual(['GET /me', 'GET /employees']);
});

test('opens the own shop, and no other', async () => {
  const source = 'query ($id: ID!) { node(id: $id) { id ... on Tenant { name } } }';
  const open = (key: string) =>
    runOperation(source, { variables: { id: globalId('Tenant', key) }, fakes: [signedIn()] });
  expect((await open('shop_1')).data).toEqual({
    node: { id: globalId('Tenant', 'shop_1'), name: 'Meenakshi Stores' },
  });
  expect((await open('shop_2')).data).toEqual({ node: null });
});

test('refuses more than a hundred before upstream is asked for them', async () => {
  const ids = Array.from({ length: 101 }, (_, index) => globalId('Employee', uuid(index)));
  const { errors, calls } = await runOperation(NODES, { variables: { ids }, fakes: [signedIn()] });
  expect(errors).toEqual(['INVALID_INPUT at nodes: Ask for 1 to 100 at a time.']);
  expect(calls).toEqual(['GET /me']);
});

test('opens nothing for nobody', async () => {
  const { errors, calls } = await runOperation(NODES, {
    variables: { ids: [globalId('Employee', uuid(1))] },
    fakes: [],
    session: { token: undefined },
  });
  expect(errors).toEqual(['UNAUTHENTICATED at nodes: Please log in to continue.']);
  expect(calls).toEqual([]);
});
