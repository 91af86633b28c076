import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { designationId, designationRow, hierarchyIs } from '../testing/fakeDesignations.ts';
import { employeeId, employeeRow, employeesAre } from '../testing/fakeEmployees.ts';
import { employeeWith, profile, signedIn } from '../testing/fakePerson.ts';
import { runOperation } from '../testing/runOperation.ts';

const idOf = (n: number) => globalId('Designation', designationId(n));

test('tells the hierarchy in its order, with one call', async () => {
  const { data, errors, calls } = await runOperation(
    `{ viewer { tenant { designations {
       id name visibilityPoints commissionPercent level version peopleCount viewerCanChange
       parent { name } children { name level } } } } }`,
    { fakes: [signedIn(), hierarchyIs()] },
  );
  expect(errors).toEqual([]);
  const { designations } = (data as { viewer: { tenant: { designations: object[] } } }).viewer.tenant;
  expect(designations).toMatchObject([
    {
      id: idOf(1),
      name: 'Designation 1',
      visibilityPoints: 10,
      commissionPercent: '2.5',
      level: 1,
      version: 1,
      peopleCount: 0,
      viewerCanChange: true,
      parent: null,
      children: [{ name: 'Designation 2', level: 2 }, { name: 'Designation 3' }],
    },
    { id: idOf(2), level: 2, parent: { name: 'Designation 1' }, children: [] },
    { id: idOf(3), level: 2 },
    { id: idOf(4), level: 1, parent: null },
  ]);
  expect(calls).toEqual(['GET /me', 'GET /designations/tree']);
});

test('names the people of all of them with one call more', async () => {
  const rows = [
    designationRow(1, { employees: [employeeId(1), employeeId(2)] }, [
      designationRow(2, { employees: [employeeId(3), employeeId(9)] }),
    ]),
  ];
  const { data, calls } = await runOperation(
    '{ viewer { tenant { designations { peopleCount people { fullName } } } } }',
    { fakes: [signedIn(), hierarchyIs(rows), employeesAre([1, 2, 3].map((n) => employeeRow(n)))] },
  );
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        designations: [
          { peopleCount: 2, people: [{ fullName: 'Employee 1' }, { fullName: 'Employee 2' }] },
          // An employee deleted between the two calls.
          { peopleCount: 2, people: [{ fullName: 'Employee 3' }] },
        ],
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'GET /designations/tree', 'GET /employees']);
});

test('opens one by its id', async () => {
  const source = 'query ($id: ID!) { node(id: $id) { __typename id ... on Designation { name } } }';
  const open = (n: number) =>
    runOperation(source, { variables: { id: idOf(n) }, fakes: [signedIn(), hierarchyIs()] });
  expect((await open(3)).data).toEqual({
    node: { __typename: 'Designation', id: idOf(3), name: 'Designation 3' },
  });
  expect((await open(9)).data).toEqual({ node: null });
});

const CAN = '{ viewer { tenant { designations { viewerCanChange } } } }';

test.each([
  ['the owner, all', profile(), [true, true, true, true]],
  [
    'an employee, neither his own nor one above it',
    { ...employeeWith('hierarchy-master:view', 'hierarchy-master:edit'), designation: designationId(2) },
    [false, false, true, true],
  ],
  [
    'who may only look, none',
    { ...employeeWith('hierarchy-master:view'), designation: designationId(4) },
    [false, false, false, false],
  ],
])('may change: %s', async (_who, person, expected) => {
  const { data } = await runOperation(CAN, { fakes: [signedIn(person), hierarchyIs()] });
  const { designations } = (data as { viewer: { tenant: { designations: { viewerCanChange: boolean }[] } } })
    .viewer.tenant;
  expect(designations.map(({ viewerCanChange }) => viewerCanChange)).toEqual(expected);
});

test.each(['hierarchy-master:view', 'sales-setting-master:view', 'employees:view'])(
  'is open to who has %s',
  async (right) => {
    const { errors } = await runOperation(CAN, { fakes: [signedIn(employeeWith(right)), hierarchyIs()] });
    expect(errors).toEqual([]);
  },
);

test('is not for people without a right to it', async () => {
  const { errors } = await runOperation(CAN, { fakes: [signedIn(employeeWith('billing:view'))] });
  expect(errors[0]).toMatch(/^FORBIDDEN at viewer\.tenant\.designations: /);
});

test('who may not see the hierarchy knows a designation by its name only, and costs upstream no call', async () => {
  const person = {
    ...employeeWith('billing:view'),
    designation: designationId(2),
    designation_name: 'Cashier',
  };
  const { data, errors, calls } = await runOperation(
    '{ viewer { profile { fullName designation { id name level parent { name } people { fullName } rightsCount } } } }',
    { fakes: [signedIn(person), hierarchyIs()] },
  );
  const hidden = { level: null, parent: null, people: null, rightsCount: null };
  expect(data).toMatchObject({
    viewer: { profile: { designation: { id: idOf(2), name: 'Cashier', ...hidden } } },
  });
  const places = Object.keys(hidden).map((field) => `FORBIDDEN at viewer.profile.designation.${field}`);
  expect(errors.map((error) => error.split(':')[0])).toEqual(places);
  expect(calls).toEqual(['GET /me']);
});
