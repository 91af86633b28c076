import { problem } from '@galla/domain';
import { sales } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { designationId, hierarchyIs, writtenRow } from '../testing/fakeDesignations.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000c1';
const idOf = (n: number) => globalId('Designation', designationId(n));
const FORM = { key: KEY, name: 'Tailor', visibilityPoints: 30, commissionPercent: '2.5' };

const ARMS = `__typename
  ... on Refusal { code message }
  ... on InvalidInput { problems { field message } }
  ... on HierarchyChanged { tenant { designations { name } } }`;

const mutation = (name: string, type: string, success: string) =>
  `mutation ($input: ${type}Input!) { ${name}(input: $input) { ${success} ${ARMS} } }`;
const WRITTEN = '... on DesignationSuccess { designation { id level } tenant { designations { name } } }';
const CREATE = mutation('createDesignation', 'CreateDesignation', WRITTEN);
const UPDATE = mutation('updateDesignation', 'UpdateDesignation', WRITTEN);
const MOVE = mutation('moveDesignation', 'MoveDesignation', WRITTEN);
const without = (text: string) => text.replace('... on InvalidInput { problems { field message } }', '');
const DELETE = without(
  mutation(
    'deleteDesignation',
    'DeleteDesignation',
    '... on DeleteDesignationSuccess { deleted tenant { designations { name } } }',
  ),
);
const REBUILD = without(
  mutation(
    'rebuildDesignations',
    'RebuildDesignations',
    '... on RebuildDesignationsSuccess { changed tenant { designations { name } } }',
  ),
);

const run = (source: string, input: object, ...fakes: Fake[]) =>
  runOperation(source, { variables: { input }, fakes: [signedIn(), hierarchyIs(), ...fakes] });
const written = { success: true, message: 'done' };

test('adds a designation, and answers with the hierarchy as it is then', async () => {
  const { data, errors, calls, received } = await run(
    CREATE,
    { ...FORM, parent: idOf(1) },
    answering(sales.createDesignation, () => ({ ...written, data: writtenRow(2) })),
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    createDesignation: {
      __typename: 'DesignationSuccess',
      designation: { id: idOf(2), level: 2 },
      tenant: { designations: [{}, {}, {}, {}] },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /designations', 'GET /designations/tree']);
  expect(received[1]?.parts).toEqual({
    key: KEY,
    body: {
      name: 'Tailor',
      visibility_points: 30,
      commission_percent: '2.5',
      parent_id: designationId(1),
    },
  });
});

test('changes one', async () => {
  const { data, received } = await run(
    UPDATE,
    { ...FORM, designation: idOf(2), expectedVersion: 3 },
    answering(sales.updateDesignation, () => ({ ...written, data: writtenRow(2) })),
  );
  expect(data).toMatchObject({ updateDesignation: { designation: { id: idOf(2) } } });
  expect(received[1]?.parts).toMatchObject({
    params: { id: designationId(2) },
    body: { name: 'Tailor', expected_version: 3 },
  });
});

test.each([
  [
    { target: idOf(4), position: 'BEFORE' },
    { dropId: designationId(4), position: 'before' },
  ],
  [
    { position: 'INSIDE', expectedVersion: 2 },
    { dropId: null, position: 'inside', expected_version: 2 },
  ],
  [
    { target: null, position: 'AFTER' },
    { dropId: null, position: 'after' },
  ],
])('moves one: %j', async (input, body) => {
  const { data, received } = await run(
    MOVE,
    { key: KEY, designation: idOf(2), ...input },
    answering(sales.moveDesignation, () => ({ ...written, data: writtenRow(2) })),
  );
  expect(data).toMatchObject({ moveDesignation: { designation: { id: idOf(2) } } });
  expect(received[1]?.parts).toEqual({ key: KEY, body: { dragId: designationId(2), ...body } });
});

test.each([
  [{}, {}],
  [{ moveChildrenUp: true }, { children: 'move-up' }],
])('deletes one: %j', async (input, query) => {
  const { data, received } = await run(
    DELETE,
    { key: KEY, designation: idOf(4), ...input },
    answering(sales.deleteDesignation, () => written),
  );
  expect(data).toMatchObject({
    deleteDesignation: { __typename: 'DeleteDesignationSuccess', deleted: idOf(4) },
  });
  expect(received[1]?.parts).toEqual({ key: KEY, params: { id: designationId(4) }, query });
});

test('rebuilds the hierarchy', async () => {
  const { data, calls } = await run(
    REBUILD,
    { key: KEY },
    answering(sales.rebuildDesignations, () => ({ ...written, changed: 3 })),
  );
  expect(data).toMatchObject({
    rebuildDesignations: { changed: 3, tenant: { designations: [{}, {}, {}, {}] } },
  });
  expect(calls).toEqual(['GET /me', 'POST /designations/rebuild-tree', 'GET /designations/tree']);
});

test.each([
  [{ name: ' ' }, 'name', 'Please enter name'],
  [{ visibilityPoints: 2_000_000 }, 'visibilityPoints', 'Points must be a whole number, zero or more.'],
])('%j is refused at %s, before upstream is asked', async (changes, field, message) => {
  const { data, calls } = await run(CREATE, { ...FORM, ...changes });
  expect(data).toMatchObject({
    createDesignation: { __typename: 'InvalidInput', problems: [{ field, message }] },
  });
  expect(calls).toEqual(['GET /me']);
});

test("upstream's problems stand at the fields of the input", async () => {
  const problems = [
    problem('name', 'DESIGNATION_TAKEN', 'hierarchy.nameTaken'),
    problem('parent_id', 'INVALID_INPUT', 'hierarchy.tooDeep', { max: 10 }),
    problem('commission_percent', 'INVALID_INPUT', 'hierarchy.commissionInvalid'),
  ];
  const { data } = await run(
    CREATE,
    FORM,
    refusing(sales.createDesignation, 'DESIGNATION_TAKEN', {}, problems),
  );
  expect(data).toMatchObject({
    createDesignation: {
      __typename: 'InvalidInput',
      code: 'DESIGNATION_TAKEN',
      problems: [{ field: 'name' }, { field: 'parent' }, { field: 'commissionPercent' }],
    },
  });
});

test.each(['CHANGED_MEANWHILE', 'NOT_FOUND'] as const)(
  'a move that came too late, %s, answers with the hierarchy',
  async (code) => {
    const { data, errors } = await run(
      MOVE,
      { key: KEY, designation: idOf(2), target: idOf(4), position: 'AFTER' },
      refusing(sales.moveDesignation, code),
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      moveDesignation: { __typename: 'HierarchyChanged', code, tenant: { designations: [{}, {}, {}, {}] } },
    });
  },
);

test('ids of something else are not there, before upstream is asked to write', async () => {
  const { data, calls } = await run(MOVE, { key: KEY, designation: 'x', position: 'AFTER' });
  expect(data).toMatchObject({ moveDesignation: { __typename: 'HierarchyChanged', code: 'NOT_FOUND' } });
  expect(calls).not.toContain('POST /designations/move');
});

test.each([
  ['DESIGNATION_IN_USE', '2 people have this designation. Give them another one first.'],
  ['DESIGNATION_HAS_CHILDREN', '2 designations are below this one. Move them first, or let them move up.'],
] as const)('a deletion refused with %s says why', async (code, message) => {
  const problems = [
    problem(
      'id',
      code,
      code === 'DESIGNATION_IN_USE' ? 'hierarchy.inUse.other' : 'hierarchy.hasChildren.other',
      { n: 2 },
    ),
  ];
  const { data } = await run(
    DELETE,
    { key: KEY, designation: idOf(4) },
    refusing(sales.deleteDesignation, code, { people: 2 }, problems),
  );
  expect(data).toMatchObject({ deleteDesignation: { __typename: 'Refused', code, message } });
});

test('the own designation is refused by its code', async () => {
  const { data } = await run(
    MOVE,
    { key: KEY, designation: idOf(2), position: 'AFTER' },
    refusing(sales.moveDesignation, 'OWN_DESIGNATION'),
  );
  expect(data).toMatchObject({ moveDesignation: { __typename: 'Refused', code: 'OWN_DESIGNATION' } });
});

test.each([
  [CREATE, 'createDesignation', FORM],
  [UPDATE, 'updateDesignation', { ...FORM, designation: idOf(1) }],
  [MOVE, 'moveDesignation', { key: KEY, designation: idOf(1), position: 'AFTER' }],
  [DELETE, 'deleteDesignation', { key: KEY, designation: idOf(1) }],
  [REBUILD, 'rebuildDesignations', { key: KEY }],
])('who may only look is refused: %#', async (source, name, input) => {
  const { data, calls } = await runOperation(source, {
    variables: { input },
    fakes: [signedIn(employeeWith('hierarchy-master:view'))],
  });
  expect(data).toMatchObject({ [name]: { __typename: 'PermissionDenied' } });
  expect(calls).toEqual(['GET /me']);
});
