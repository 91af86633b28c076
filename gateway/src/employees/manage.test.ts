import { problem } from '@galla/domain';
import { commission, employees } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

type Row = Answer<typeof employees.employeeList>['data'][number];

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const VERSION = '2026-11-20T10:00:00.000Z';
const owner: Row = {
  id: uuid('e', 1),
  full_name: 'Sunita Sharma',
  mobile: '9000000002',
  gender: null,
  employee_type: null,
  status: 1,
  is_owner: 1,
  image: null,
  dateOfJoining: '2019-04-01',
  designation: null,
  designation_name: null,
  reporting_to: null,
  reporting_to_name: null,
  specialization: null,
  pending_orders: 0,
  fields: {},
  version: VERSION,
};
const kavita: Row = {
  ...owner,
  id: uuid('e', 2),
  full_name: 'Kavita Sharma',
  mobile: '7891820354',
  is_owner: 0,
  designation: uuid('d', 1),
  designation_name: 'Sales assistant',
  reporting_to: owner.id,
  reporting_to_name: 'Sunita Sharma',
  specialization: 'Sarees, Bridal',
  pending_orders: 2,
  fields: { shift: ['Morning', 'Noon'] },
};
const listed = answering(employees.employeeList, () => ({ success: true, data: [owner, kavita] }));

const STAFF = `{ viewer { tenant { staff { id fullName isOwner details {
  mobile joinedOn reportingTo { fullName } specialization pendingOrders values { name value } } } } } }`;

test('the people of a shop, with managers, take one call', async () => {
  const { data, errors, calls } = await runOperation(STAFF, { fakes: [signedIn(), listed] });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'GET /employee_list']);
  const values = expect.arrayContaining([
    { name: 'full_name', value: 'Kavita Sharma' },
    { name: 'gender', value: '' },
    { name: 'designation', value: uuid('d', 1) },
    { name: 'shift', value: 'Morning,Noon' },
  ]);
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        staff: [
          { id: globalId('Employee', owner.id), isOwner: true, details: { reportingTo: null } },
          {
            fullName: 'Kavita Sharma',
            details: {
              mobile: '7891820354',
              joinedOn: '2019-04-01',
              reportingTo: { fullName: 'Sunita Sharma' },
              specialization: ['Sarees', 'Bridal'],
              pendingOrders: 2,
              values,
            },
          },
        ],
      },
    },
  });
});

test('what everybody earned in the month takes one call more, and the owner earns nothing', async () => {
  const both = [kavita, { ...kavita, id: uuid('e', 3) }];
  const query = '{ viewer { tenant { staff { isOwner commission { earnedThisMonth } } } } }';
  const { data, errors, calls, received } = await runOperation(query, {
    fakes: [
      signedIn(),
      answering(employees.employeeList, () => ({ success: true, data: [owner, ...both] })),
      answering(commission.earningsThisMonth, () => ({
        success: true as const,
        data: both.map(({ id }, at) => ({ employee_id: id, amount: `${at + 1}00.00` })),
      })),
    ],
  });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'GET /employee_list', 'POST /earningsThisMonth']);
  expect(received.at(-1)?.parts.body).toEqual({ ids: both.map(({ id }) => id).join() });
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        staff: [
          { isOwner: true, commission: null },
          { commission: { earnedThisMonth: '100.00' } },
          { commission: { earnedThisMonth: '200.00' } },
        ],
      },
    },
  });
});

const withTarget = (amount: string | null) => ({ commission: { target: { amount, sold: '32000.00' } } });

test('the targets of all take one call more, and the owner has none', async () => {
  const both = [kavita, { ...kavita, id: uuid('e', 3) }];
  const query = '{ viewer { tenant { staff { commission { target { amount sold } } } } } }';
  const { data, errors, calls, received } = await runOperation(query, {
    fakes: [
      signedIn(),
      answering(employees.employeeList, () => ({ success: true, data: [owner, ...both] })),
      answering(commission.targetsThisMonth, () => ({
        success: true as const,
        // Not in the requested order.
        data: both.toReversed().map(({ id }) => ({
          employee_id: id,
          month: '2026-11-01',
          amount: id === kavita.id ? '50000.00' : null,
          since: id === kavita.id ? '2026-10-01' : null,
          sold: '32000.00',
        })),
      })),
    ],
  });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'GET /employee_list', 'POST /targetsThisMonth']);
  expect(received.at(-1)?.parts.body).toEqual({ ids: both.map(({ id }) => id).join() });
  expect(data).toMatchObject({
    viewer: { tenant: { staff: [{ commission: null }, withTarget('50000.00'), withTarget(null)] } },
  });
});

test('who may not see employees gets neither list nor details, without a call', async () => {
  const { errors, calls } = await runOperation(STAFF, {
    fakes: [signedIn(employeeWith('billing:view')), listed],
  });
  expect(errors).toHaveLength(1);
  expect(calls).toEqual(['GET /me']);
});

const CREATE = `mutation ($input: CreateEmployeeInput!) { createEmployee(input: $input) {
  __typename
  ... on EmployeeSuccess { employee { fullName details { mobile } } tenant { staff { fullName } } }
  ... on InvalidInput { problems { field message } }
} }`;
const input = { key: KEY, values: [{ name: 'full_name', value: 'Kavita Sharma' }] };

test('what was filled in is sent by its names, and answered with the shop and its people', async () => {
  const added = answering(employees.saveEmployee, () => ({ success: true, message: '', data: kavita }));
  const { data, errors, calls, received } = await runOperation(CREATE, {
    variables: { input },
    fakes: [signedIn(), added, listed],
  });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'POST /save_employee', 'GET /employee_list']);
  expect(received[1]?.parts).toMatchObject({ key: KEY, body: { full_name: 'Kavita Sharma' } });
  expect(data).toMatchObject({
    createEmployee: {
      employee: { fullName: 'Kavita Sharma', details: { mobile: '7891820354' } },
      tenant: { staff: [{}, { fullName: 'Kavita Sharma' }] },
    },
  });
});

test('a mobile that is in use is told at its field', async () => {
  const taken = problem('mobile', 'MOBILE_TAKEN', 'employees.saveFailed');
  const { data } = await runOperation(CREATE, {
    variables: { input },
    fakes: [signedIn(), refusing(employees.saveEmployee, 'MOBILE_TAKEN', {}, [taken])],
  });
  expect(data).toMatchObject({
    createEmployee: {
      __typename: 'InvalidInput',
      problems: [
        {
          field: 'values.mobile',
          message: 'Failed to save employee. The mobile number may already exist.',
        },
      ],
    },
  });
});

test('somebody becomes inactive, and somebody else takes over', async () => {
  const changed = answering(employees.editEmployee, () => ({ success: true, message: '', data: kavita }));
  const { received } = await runOperation(
    `mutation ($input: UpdateEmployeeStatusInput!) { updateEmployeeStatus(input: $input) { __typename } }`,
    {
      variables: {
        input: {
          key: KEY,
          employee: globalId('Employee', kavita.id),
          active: false,
          takenOverBy: globalId('Employee', owner.id),
        },
      },
      fakes: [signedIn(), changed],
    },
  );
  expect(received[1]?.parts).toMatchObject({ body: { id: kavita.id, status: 0, takeover_id: owner.id } });
});

test('whom one can report to is offered in the words of the form', async () => {
  const above = answering(employees.employeeDesignation, () => ({
    success: true,
    employees: [{ id: owner.id, full_name: 'Sunita Sharma', designation: null }],
  }));
  const { data, calls } = await runOperation(
    `query ($designation: String!) { viewer { tenant { reportingOptions(designation: $designation) { label value } } } }`,
    { variables: { designation: uuid('d', 1) }, fakes: [signedIn(), above] },
  );
  expect(calls).toEqual(['GET /me', 'POST /employee_designation']);
  expect(data).toEqual({
    viewer: { tenant: { reportingOptions: [{ label: 'Sunita Sharma', value: owner.id }] } },
  });
});
