import { employees, session } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const EMPLOYEE = '018f0000-0000-7000-8000-0000000000e1';
const KEY = '018f0000-0000-7000-8000-000000000001';
const MOBILE = '9829041526';
const person = {
  id: EMPLOYEE,
  full_name: 'Ravi Das',
  image: null,
  designation: null,
  designation_name: null,
} as const;
const people = answering(employees.employees, () => ({
  success: true,
  data: [{ ...person, status: 1 as const, is_owner: 0 as const }],
}));

const CONFIRM = `mutation ($input: ConfirmLoginNumberInput!) { confirmLoginNumber(input: $input) {
  __typename
  ... on ConfirmLoginNumberSuccess { employee { fullName pendingMobile } }
  ... on Refusal { code }
} }`;

const confirm = (...fakes: Fake[]) =>
  runOperation(CONFIRM, {
    variables: { input: { key: KEY, employee: globalId('Employee', EMPLOYEE), mobile: MOBILE } },
    fakes,
  });
const confirmed = answering(session.confirmLoginNumber, () => ({
  success: true,
  employee_id: EMPLOYEE,
  mobile: MOBILE,
}));
const waiting = (...data: { employee_id: string; mobile: string; pending_mobile: string }[]) =>
  answering(session.loginNumbers, () => ({ success: true, data }));

test('confirms the number that was seen, and tells that none waits any more', async () => {
  const { data, received } = await confirm(signedIn(), confirmed, people, waiting());
  expect(data).toEqual({
    confirmLoginNumber: {
      __typename: 'ConfirmLoginNumberSuccess',
      employee: { fullName: 'Ravi Das', pendingMobile: null },
    },
  });
  expect(received[1]?.parts.body).toEqual({ employee_id: EMPLOYEE, mobile: MOBILE });
});

test.each([
  ['PIN_REQUIRED', 'Refused'],
  ['CHANGED_MEANWHILE', 'Refused'],
  ['NOT_FOUND', 'NotFound'],
] as const)('%s is told as %s', async (code, arm) => {
  const { data } = await confirm(signedIn(), refusing(session.confirmLoginNumber, code));
  expect(data).toEqual({ confirmLoginNumber: { __typename: arm, code } });
});

test('needs the right to edit employees, to confirm and to see the number', async () => {
  const denied = await confirm(signedIn(employeeWith('employees:view')), confirmed);
  expect(denied.data).toMatchObject({ confirmLoginNumber: { code: 'PERMISSION_DENIED' } });
  const NUMBERS = '{ viewer { tenant { employees { pendingMobile } } } }';
  const wants = waiting({ employee_id: EMPLOYEE, mobile: '9829041525', pending_mobile: MOBILE });
  const seen = await runOperation(NUMBERS, { fakes: [signedIn(), people, wants] });
  expect(seen.data).toEqual({ viewer: { tenant: { employees: [{ pendingMobile: MOBILE }] } } });
  expect(seen.calls).toEqual(['GET /me', 'GET /employees', 'GET /employees/login-numbers']);
  const hidden = await runOperation(NUMBERS, { fakes: [signedIn(employeeWith('employees:view')), people] });
  expect(hidden.errors[0]).toMatch(/^FORBIDDEN at /);
  expect(hidden.calls).toEqual(['GET /me', 'GET /employees']);
});
