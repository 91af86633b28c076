import { problem } from '@galla/domain';
import { session } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { employeeWith, profile, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const CHANGE = `mutation ($input: ChangePinInput!) { changePin(input: $input) {
  __typename
  ... on ChangePinSuccess { message }
  ... on InvalidInput { problems { field code message } }
  ... on Refused { code message }
} }`;
const input = { currentPin: '4826', newPin: '9150', confirmation: '9150' };

const change = (...fakes: Fake[]) => runOperation(CHANGE, { variables: { input }, fakes });
const newcomer = signedIn(profile({ must_change_pin: true }));

test('hands the three PINs on, also of somebody with a one-time PIN', async () => {
  const changed = answering(session.changePin, () => ({ success: true, status: true, message: 'Done.' }));
  const { data, errors, calls, received } = await change(newcomer, changed);
  expect(errors).toEqual([]);
  expect(data).toEqual({ changePin: { __typename: 'ChangePinSuccess', message: 'Done.' } });
  expect(calls).toEqual(['GET /me', 'POST /update-profile']);
  expect(received[1]?.parts.body).toEqual({
    old_password: '4826',
    password: '9150',
    password_confirmation: '9150',
  });
});

test('asks anew who it is afterwards, so that a one-time PIN is none any more', async () => {
  const changed = answering(session.changePin, () => ({ success: true, status: true, message: 'Done.' }));
  const twice = CHANGE.replace('}\n} }', '}\n} again: changePin(input: $input) { __typename } }');
  const { calls } = await runOperation(twice, { variables: { input }, fakes: [newcomer, changed] });
  expect(calls).toEqual(['GET /me', 'POST /update-profile', 'GET /me', 'POST /update-profile']);
});

test.each([
  ['currentPin', problem('old_password', 'INVALID_CREDENTIALS', 'session.pinChangeFailed')],
  ['newPin', problem('password', 'PIN_TOO_EASY', 'session.pinTooEasy')],
  ['confirmation', problem('password_confirmation', 'INVALID_INPUT', 'session.confirmationDiffers')],
] as const)('a problem is told at %s', async (inputField, found) => {
  const { code, rule = code } = found;
  const wrong = refusing(session.changePin, code, {}, [found]);
  const { data } = await change(newcomer, wrong);
  expect(data).toMatchObject({
    changePin: { __typename: 'InvalidInput', problems: [{ field: inputField, code: rule }] },
  });
});

test('too many guesses are refused with the waiting time', async () => {
  const { data } = await change(newcomer, refusing(session.changePin, 'ACCOUNT_LOCKED'));
  expect(data).toMatchObject({ changePin: { __typename: 'Refused', code: 'ACCOUNT_LOCKED' } });
});

test('with a one-time PIN the shop stays closed, and what upstream refuses is an error', async () => {
  const { data, calls } = await runOperation('{ viewer { profile { mustChangePin } tenant { name } } }', {
    fakes: [newcomer],
  });
  expect(data).toEqual({ viewer: { profile: { mustChangePin: true }, tenant: null } });
  expect(calls).toEqual(['GET /me']);
  const { errors } = await runOperation('mutation { endOtherSessions { __typename } }', {
    fakes: [newcomer, refusing(session.endOtherSessions, 'PIN_CHANGE_REQUIRED')],
  });
  expect(errors).toEqual(['PIN_CHANGE_REQUIRED at endOtherSessions: Choose your own PIN first.']);
});

const MAKE = `mutation ($input: CreateOneTimePinInput!) { createOneTimePin(input: $input) {
  __typename
  ... on CreateOneTimePinSuccess { pin }
  ... on InvalidInput { problems { field } }
  ... on Refusal { code }
} }`;
const KEY = '018f0000-0000-7000-8000-000000000001';
const EMPLOYEE = '018f0000-0000-7000-8000-0000000000e1';

const make = (employee: string, ...fakes: Fake[]) =>
  runOperation(MAKE, { variables: { input: { key: KEY, employee } }, fakes });
const made = answering(session.oneTimePin, () => ({ success: true, employee_id: EMPLOYEE, pin: '9150' }));

test('makes a one-time PIN for an employee', async () => {
  const { data, calls, received } = await make(globalId('Employee', EMPLOYEE), signedIn(), made);
  expect(data).toEqual({ createOneTimePin: { __typename: 'CreateOneTimePinSuccess', pin: '9150' } });
  expect(calls).toEqual(['GET /me', 'POST /employees/one-time-pin']);
  expect(received[1]?.parts).toMatchObject({ key: KEY, body: { employee_id: EMPLOYEE } });
});

test.each([
  ['PIN_REQUIRED', 'Refused'],
  ['SHOWN_ONCE', 'Refused'],
  ['PERSON_HAS_MORE_RIGHTS', 'Refused'],
  ['NOT_FOUND', 'NotFound'],
  ['PERMISSION_DENIED', 'PermissionDenied'],
] as const)('%s is told as %s', async (code, arm) => {
  const { data } = await make(globalId('Employee', EMPLOYEE), signedIn(), refusing(session.oneTimePin, code));
  expect(data).toEqual({ createOneTimePin: { __typename: arm, code } });
});

test('is for the owner alone, and needs the id of an employee', async () => {
  const id = globalId('Employee', EMPLOYEE);
  const denied = await make(id, signedIn(employeeWith('employees:edit')), made);
  expect(denied.data).toMatchObject({ createOneTimePin: { code: 'PERMISSION_DENIED' } });
  expect(denied.calls).toEqual(['GET /me']);
  const other = await make(globalId('Customer', EMPLOYEE), signedIn(), made);
  expect(other.data).toMatchObject({ createOneTimePin: { __typename: 'NotFound' } });
});
