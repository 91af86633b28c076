import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { createMockEnvironment } from 'relay-test-utils';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { dashboardRoute } from './route.ts';
import { answerWithout } from '../../testing/answer.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:30:00Z'), toFake: ['Date'] });
  localStorage.setItem('access_token', 'a token');
  return () => vi.useRealTimers();
});

const FIGURES = {
  totalContacts: 1284,
  contactsThisWeek: 18,
  totalCustomers: 612,
  totalScheduled: 23,
  scheduledToday: 5,
  myEarnings: '0.00',
  followUpsDue: 50,
  followUpsDone: 34,
  profileCompleted: 82,
};
const TASK = {
  __typename: 'Task',
  id: 'task-1',
  detail: 'Call Neha',
  dueDate: '2026-11-19',
  completedAt: null,
};
const page = (...nodes: object[]) => ({
  edges: nodes.map((node) => ({ node, cursor: 'c' })),
  pageInfo: { endCursor: null, hasNextPage: false },
});
const dashboard = (more: object = {}) => ({
  figures: FIGURES,
  sales: { days: [{ day: '2026-11-20', total: '0.00' }], modes: [], employees: [] },
  dues: { total: '68450.00', week: '28600.00', month: '24350.00', older: '15500.00' },
  followUps: [{ day: '2026-11-20', planned: 0, done: 0 }],
  pending: page(TASK),
  completed: page(),
  ...more,
});

type Environment = ReturnType<typeof createMockEnvironment>;
const answer = (environment: Environment, data: object) =>
  act(async () => {
    const operation = environment.mock.getMostRecentOperation();
    environment.mock.nextValue(operation, { data });
    environment.mock.complete(operation);
    await Promise.resolve();
  });

async function open(more: object = {}, viewer: object = {}): Promise<AtRoute> {
  const at = renderAt('/', [dashboardRoute]);
  await vi.waitFor(() => at.environment.mock.getMostRecentOperation());
  await answer(at.environment, { viewer: { dashboard: dashboard(more), ...viewer } });
  await screen.findByText('Total Contacts');
  return at;
}

test('figures, progress and dues are shown; earnings of nothing are not', async () => {
  await open();
  expect(screen.getByText('1,284')).toBeDefined();
  expect(screen.getByText('612')).toBeDefined();
  expect(screen.getByText('+18 this week')).toBeDefined();
  expect(screen.queryByText('My Earnings')).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Follow up Progress' })).toHaveProperty('value', 68);
  expect(screen.getByText('(34 of 50)')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Profile Completed' })).toHaveProperty('value', 82);
  expect(screen.getByRole('progressbar', { name: 'Pending Status Updates' })).toHaveProperty('value', 32);
  expect(screen.getByRole('list', { name: 'Dues by age' }).textContent).toContain('₹28,600.00');
});

test('an owner, who is no employee, has no button to mark in', async () => {
  await open({}, { attendance: null });
  expect(screen.queryByRole('button', { name: 'Mark in' })).toBeNull();
});

test('an employee marks in from the own dashboard', async () => {
  const now = { __typename: 'AttendanceMonth', present: null, forgotten: null, entries: [] };
  await open({}, { attendance: { __typename: 'Attendance', employeeId: 'e1', now } });
  const section = within(await screen.findByRole('region', { name: 'My attendance' }));
  expect(section.getByRole('button', { name: 'Mark in' })).toBeDefined();
});

test('an employee with a target sees how far it is; without one nothing', async () => {
  const target = { month: '2026-11-01', amount: '50000.00', sold: '60000.00' };
  await open({}, { commission: { target } });
  const section = within(screen.getByRole('region', { name: 'My target' }));
  expect(section.getByText('120 %')).toBeDefined();
  expect(section.getByText('₹60,000.00 of ₹50,000.00')).toBeDefined();
});

test('earnings are shown when there are any', async () => {
  await open({ figures: { ...FIGURES, myEarnings: '18460.00' } });
  expect(screen.getByText('My Earnings')).toBeDefined();
});

test('a part that did not come tells so, and the rest stays', async () => {
  await open({ dues: null });
  expect(screen.getByRole('alert').textContent).toContain('Oops, something went wrong: ');
  expect(screen.getByText('Call Neha')).toBeDefined();
});

test('a task is added at once, and typed again where it could not be saved', async () => {
  const { user, environment } = await open();
  const field = screen.getByRole('textbox', { name: 'Add a task' });
  await user.click(screen.getByRole('button', { name: 'Add task' }));
  expect(screen.getByText('Please enter a task')).toBeDefined();
  await user.type(field, 'Order lining{Enter}');
  const pending = screen.getByRole('list', { name: 'Pending' });
  expect(within(pending).getByText('Order lining')).toBeDefined();
  expect(environment.mock.getMostRecentOperation().request.variables['input']).toMatchObject({
    detail: 'Order lining',
    dueDate: '2026-11-20',
  });
  await answer(environment, {
    createTask: { __typename: 'Refused', __isRefusal: 'Refused', code: 'INTERNAL', message: 'No' },
  });
  expect(within(pending).queryByText('Order lining')).toBeNull();
  expect(field).toHaveProperty('value', 'Order lining');
});

test('a task without an answer is sent again as the same one, another text as a new one', async () => {
  const { user, environment } = await open();
  const field = screen.getByRole('textbox', { name: 'Add a task' });
  const keyOf = () =>
    (environment.mock.getMostRecentOperation().request.variables['input'] as { key: string }).key;
  const lose = async () => {
    const key = keyOf();
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('no answer')));
    return key;
  };
  await user.type(field, 'Order lining{Enter}');
  const first = await lose();
  await waitFor(() => expect(field).toHaveProperty('value', 'Order lining'));
  await user.type(field, '{Enter}');
  expect(await lose()).toBe(first);
  await waitFor(() => expect(field).toHaveProperty('value', 'Order lining'));
  await user.type(field, ' for Meera{Enter}');
  expect(keyOf()).not.toBe(first);
});

test('more than a page of tasks says so, and the next ones come when they are wanted', async () => {
  const more = { ...page(TASK), pageInfo: { endCursor: 'c', hasNextPage: true } };
  const { user, environment } = await open({ pending: more });
  expect(screen.getByText('1+ pending')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ count: 100, after: 'c' });
  const next = { ...TASK, id: 'task-2', detail: 'Order lining', dueDate: '2026-11-24' };
  await answer(environment, { viewer: { dashboard: { pending: page(next) } } });
  const pending = screen.getByRole('list', { name: 'Pending' });
  expect(within(pending).getAllByRole('listitem').length).toBe(2);
  expect(screen.getByText('2 pending')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a tick moves a task to the completed ones before the answer, and the bin takes it away', async () => {
  const { user, environment } = await open();
  await user.click(screen.getByRole('button', { name: 'Done: Call Neha' }));
  expect(within(screen.getByRole('list', { name: 'Completed' })).getByText('Call Neha')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Pending' })).toBeNull();
  await answer(environment, {
    updateTask: { __typename: 'TaskSuccess', task: { ...TASK, completedAt: '2026-11-20T06:30:00Z' } },
  });
  await user.click(screen.getByRole('button', { name: 'Delete: Call Neha' }));
  expect(screen.queryByText('Call Neha')).toBeNull();
  await answer(environment, {
    deleteTask: { __typename: 'Refused', __isRefusal: 'Refused', code: 'INTERNAL', message: 'No' },
  });
  expect(await screen.findByText('Call Neha')).toBeDefined();
});

test('a dashboard that may not be seen says so under its heading', async () => {
  const { environment } = renderAt('/', [dashboardRoute]);
  await answerWithout(environment, 'DashboardQuery', { viewer: { dashboard: null } }, ['viewer.dashboard']);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Oops, something went wrong');
});
