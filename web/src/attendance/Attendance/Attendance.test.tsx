import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerWith, fail, sentInput } from '../../testing/answer.ts';
import { unreachable } from '../../app/graph/failure.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { entry, monthOf, openAttendance, person, visitAttendance } from './testing.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-20T12:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const MARK = 'useMarkAttendanceMutation';
const CORRECT = 'useCorrectAttendanceMutation';
const marked = (at: AtRoute, more: object = {}) =>
  answerWith(at.environment, MARK, {
    markAttendance: { __typename: 'MarkAttendanceSuccess', entry: { ...entry(1), ...more } },
  });
const openPerson = async (month: object, mayEdit = true): Promise<AtRoute> => {
  const at = await openAttendance({ people: [person(1)], mayEdit, address: '?open=e1' });
  await answerWith(at.environment, 'OpenEmployeeAttendanceQuery', {
    viewer: { __typename: 'Viewer', mayEdit, own: null },
    node: {
      __typename: 'Employee',
      id: 'e1',
      fullName: 'Rekha Yadav',
      active: true,
      attendance: { __typename: 'Attendance', employeeId: 'e1', month },
    },
  });
  return at;
};

test('an employee comes with one press, and is told the time of the server', async () => {
  const at = await openAttendance({ own: monthOf() });
  expect(screen.getByText('Not in yet today')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Mark in' }));
  const { key: _key, ...sent } = await sentInput(at.environment, MARK);
  expect(sent).toEqual({ employee: 'e9', direction: 'IN' });
  await marked(at);
  expect(await screen.findByText('In since 10:00 am')).toBeDefined();
});

test('going is asked first: a double tap on In is no Out', async () => {
  const present = entry(1);
  const at = await openAttendance({ own: monthOf({ present, entries: [present] }) });
  await at.user.click(screen.getByRole('button', { name: 'Mark out' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Mark out now?' }));
  await at.user.click(dialog.getByRole('button', { name: 'Mark out' }));
  expect(await sentInput(at.environment, MARK)).toMatchObject({ direction: 'OUT' });
  await marked(at, { outAt: '2025-11-20T12:30:00.000Z' });
  expect(await screen.findByText('Out since 6:00 pm')).toBeDefined();
});

test('a refusal says why', async () => {
  const at = await openAttendance({ own: monthOf() });
  await at.user.click(screen.getByRole('button', { name: 'Mark in' }));
  await answerWith(at.environment, MARK, {
    markAttendance: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'Already in',
      problems: [
        { __typename: 'InputProblem', field: 'direction', message: 'Already in', code: 'INVALID_INPUT' },
      ],
    },
  });
  expect(await screen.findByText('Already in')).toBeDefined();
});

test('a forgotten out is told, and the own month shows its days without buttons', async () => {
  const forgotten = entry(1, { day: '2025-11-19', state: 'FORGOTTEN' });
  await openAttendance({
    own: monthOf({ forgotten, entries: [forgotten], sums: { days: 1, minutes: 0, withoutOut: 1 } }),
  });
  expect(screen.getByText('Out of 19 Nov 2025 was not marked.')).toBeDefined();
  expect(screen.getByText('1 day, 0 h 00 min, 1 without out')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add times' })).toBeNull();
});

test('the list says who is in, since when, and who is missing; who may edit marks them', async () => {
  const at = await openAttendance({
    mayEdit: true,
    people: [
      person(1, { state: 'IN', entries: [entry(1)] }),
      person(2, { forgotten: entry(2, { day: '2025-11-19' }) }),
      person(3, {
        state: 'OUT',
        minutes: 485,
        entries: [entry(3, { state: 'OUT', outAt: '2025-11-20T12:35:00Z' })],
      }),
    ],
  });
  expect(screen.getByText('1 in, 1 out, 1 not in')).toBeDefined();
  expect(screen.getByText('In since 10:00 am')).toBeDefined();
  expect(screen.getByText('10:00 am – 6:05 pm')).toBeDefined();
  expect(screen.getByText('8 h 05 min')).toBeDefined();
  expect(screen.getByText('Out of 19 Nov 2025 was not marked.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Mark in Person 2' }));
  expect(await sentInput(at.environment, MARK)).toMatchObject({ employee: 'e2', direction: 'IN' });
  // Pressing the button must not open the row.
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('who sees and does not edit has no buttons; another day has none either', async () => {
  await openAttendance({ people: [person(1)] });
  expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
});

test('no employees yet says so', async () => {
  await openAttendance({ people: [], mayEdit: true });
  expect(screen.getByText('No employees yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Employee Management' })).toBeDefined();
});

test('a correction needs times and a reason, and nothing that was typed is lost with a refusal', async () => {
  const forgotten = entry(1, { day: '2025-11-19', inAt: '2025-11-19T04:30:00.000Z', state: 'FORGOTTEN' });
  const { user, environment } = await openPerson(
    monthOf({ entries: [forgotten], sums: { days: 1, minutes: 0, withoutOut: 1 } }),
  );
  await user.click(await screen.findByRole('button', { name: /^Correct 19 Nov 2025/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct times of Rekha Yadav' }));
  await user.type(dialog.getByLabelText(/^Out/), '09:00');
  await user.click(dialog.getByRole('button', { name: 'Save correction' }));
  expect(await dialog.findByText('Out must be after in')).toBeDefined();
  expect(dialog.getByText('Enter a reason')).toBeDefined();
  await user.clear(dialog.getByLabelText(/^Out/));
  await user.type(dialog.getByLabelText(/^Out/), '18:30');
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Forgot the phone');
  await user.click(dialog.getByRole('button', { name: 'Save correction' }));
  const { key: _key, ...sent } = await sentInput(environment, CORRECT);
  expect(sent).toEqual({
    employee: 'e1',
    entry: 'a1',
    expectedVersion: '2025-11-20T04:30:00.000Z',
    inAt: '2025-11-19T04:30:00.000Z',
    outAt: '2025-11-19T13:00:00.000Z',
    reason: 'Forgot the phone',
  });
  await answerWith(environment, CORRECT, {
    correctAttendance: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'There is attendance at that time already',
      problems: [
        {
          __typename: 'InputProblem',
          field: 'inAt',
          message: 'There is attendance at that time already',
          code: 'INVALID_INPUT',
        },
      ],
    },
  });
  expect(await dialog.findByText('There is attendance at that time already')).toBeDefined();
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveProperty('value', 'Forgot the phone');
});

test('an entry that is none is deleted with a reason', async () => {
  const { user, environment } = await openPerson(monthOf({ entries: [entry(1)] }));
  await user.click(await screen.findByRole('button', { name: /^Correct 20 Nov 2025/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Was not here');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await sentInput(environment, 'useCorrectAttendanceDeleteMutation')).toMatchObject({
    entry: 'a1',
    reason: 'Was not here',
  });
});

test('a closed month shows its trail, and nothing to correct', async () => {
  await openPerson(
    monthOf({
      isClosed: true,
      entries: [entry(1, { state: 'OUT', outAt: '2025-11-20T12:35:00Z', minutes: 485 })],
      changes: [
        {
          __typename: 'AttendanceChange',
          entryId: 'a1',
          at: '2025-11-20T12:40:00Z',
          by: 'Asha Rao',
          reason: 'Forgot the phone',
          before: { inAt: '2025-11-20T04:30:00Z', outAt: null },
          after: { inAt: '2025-11-20T04:30:00Z', outAt: '2025-11-20T12:35:00Z' },
        },
      ],
    }),
  );
  const trail = within(await screen.findByRole('region', { name: 'Corrections' }));
  expect(
    trail.getByText('20 Nov 2025, 10:00 am – not marked became 20 Nov 2025, 10:00 am – 6:05 pm'),
  ).toBeDefined();
  expect(trail.getByText(/^Forgot the phone · Asha Rao/)).toBeDefined();
  expect(screen.getByText('This month is closed: its attendance stays as it is.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add times' })).toBeNull();
});

test('what fails says so', async () => {
  const { environment } = visitAttendance();
  await fail(environment, 'AttendancePageQuery', unreachable('r1'));
  await waitFor(() => expect(screen.getByText('Failed to fetch attendance')).toBeDefined());
});
