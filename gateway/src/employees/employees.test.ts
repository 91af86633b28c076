import { employees } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const ID = '018f0000-0000-7000-8000-0000000000e1';

const asha = {
  id: ID,
  full_name: 'Asha Rao',
  image: '/files/a.png',
  designation: ID,
  designation_name: 'Cashier',
  status: 1,
  is_owner: 0,
} as const;

const EMPLOYEES = `query ($filter: EmployeeFilter) { viewer { tenant { employees(filter: $filter) {
  id fullName image designation { id name } active isOwner } } } }`;

test('tells the people of the shop', async () => {
  const { data, errors, calls, received } = await runOperation(EMPLOYEES, {
    fakes: [
      signedIn(employeeWith('customers:view')),
      answering(employees.employees, () => ({ success: true, data: [asha] })),
    ],
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    viewer: {
      tenant: {
        employees: [
          {
            id: globalId('Employee', ID),
            fullName: 'Asha Rao',
            image: 'http://localhost:4000/files/a.png',
            designation: { id: globalId('Designation', ID), name: 'Cashier' },
            active: true,
            isOwner: false,
          },
        ],
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'GET /employees']);
  expect(received[1]?.parts.query).toBeUndefined();
});

test.each([
  [true, 1],
  [false, 0],
])('asks upstream for those who are active: %s', async (active, status) => {
  const { received } = await runOperation(EMPLOYEES, {
    variables: { filter: { active } },
    fakes: [signedIn(), answering(employees.employees, () => ({ success: true, data: [] }))],
  });
  expect(received[1]?.parts.query).toEqual({ status });
});

test('are not for people without a right to them', async () => {
  const { errors } = await runOperation(EMPLOYEES, { fakes: [signedIn(employeeWith('products:view'))] });
  expect(errors[0]).toMatch(/^FORBIDDEN at viewer\.tenant\.employees: /);
});
