import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, sentInput } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { membersRoute } from './route.ts';

const member = (n: number, more: object = {}) => ({
  __typename: 'GymMember',
  id: `m${n}`,
  name: `Member ${n}`,
  email: `member${n}@example.in`,
  mobile: '9822041876',
  status: 'ACTIVE',
  suspended: false,
  branchId: 'b1',
  branchName: 'Kothrud',
  planId: 'p1',
  durationId: 'd1',
  workoutId: null,
  period: {
    __typename: 'GymPeriod',
    code: 'c1',
    planName: 'Quarterly',
    months: 3,
    days: null,
    startsOn: '2026-11-20',
    endsOn: '2027-02-19',
  },
  version: 'v1',
  ...more,
});
const duration = { __typename: 'GymDuration', id: 'd1', months: 3, days: null, price: '3000.00' };
const plan = { __typename: 'GymPlan', id: 'p1', name: 'Quarterly', version: 'v1', durations: [duration] };
const workout = { __typename: 'Workout', id: 'w1', name: 'Beginner' };
const branch = { __typename: 'Branch', id: 'b1', name: 'Kothrud' };

async function openMembers(address = '', members: readonly object[] = [member(1)]): Promise<AtRoute> {
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  const at = renderAt(`/Members${address}`, [membersRoute]);
  const edges = members.map((node) => ({ __typename: 'GymMemberEdge', node }));
  const gymMembers = { __typename: 'GymMemberConnection', totalCount: members.length, edges };
  const tenant = {
    __typename: 'Tenant',
    id: 't1',
    branches: [branch],
    gymPlans: [plan],
    workouts: [workout],
    gymMembers,
  };
  await answerWith(at.environment, 'MembersQuery', { viewer: { mayAdd: true, mayEdit: true, tenant } });
  await screen.findByRole('heading', { name: 'Members' });
  return at;
}

const type = async (label: RegExp, value: string): Promise<void> => {
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
};

test('a row tells plan, branch, end and status', async () => {
  await openMembers('', [member(1), member(2, { status: 'EXPIRED' })]);
  const row = within(screen.getByRole('row', { name: /Member 2/ }));
  expect(row.getByText('Quarterly')).toBeDefined();
  expect(row.getByText('3 months')).toBeDefined();
  expect(row.getByText('19 Feb 2027')).toBeDefined();
  expect(row.getByText('Expired')).toBeDefined();
});

test('an empty gym has a first step', async () => {
  const at = await openMembers('', []);
  expect(screen.getByText('No members found')).toBeDefined();
  const [first] = screen.getAllByRole('button', { name: /Add Member/ });
  await at.user.click(first ?? document.body);
  expect(await screen.findByRole('textbox', { name: /^Mobile/ })).toBeDefined();
});

test('what is missing is told at its field; then everything is sent', async () => {
  const at = await openMembers('?open=new');
  await at.user.click(await screen.findByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('Please choose the branch')).toBeDefined();
  expect(screen.getByText('Please choose the duration')).toBeDefined();
  await type(/^Name/, 'Aditya Joshi');
  await type(/^Email/, 'aditya@example.in');
  await type(/^Mobile/, '98220 41876');
  await at.user.selectOptions(screen.getByLabelText(/^Branch/), 'b1');
  await at.user.selectOptions(screen.getByLabelText(/^Subscription/), 'p1');
  await at.user.selectOptions(screen.getByLabelText(/^Duration/), 'd1');
  await at.user.selectOptions(screen.getByLabelText(/^Workout/), 'Beginner');
  await at.user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await sentInput(at.environment, 'useWriteMembersCreateMutation')).toMatchObject({
    name: 'Aditya Joshi',
    email: 'aditya@example.in',
    mobile: '98220 41876',
    branch: 'b1',
    plan: 'p1',
    duration: 'd1',
    workout: 'w1',
  });
});

test('a renewal names the period that was seen', async () => {
  const at = await openMembers('?open=m1');
  await at.user.click(await screen.findByRole('button', { name: 'Renew' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await at.user.click(dialog.getByRole('button', { name: 'Renew' }));
  expect(await sentInput(at.environment, 'useWriteMembersRenewMutation')).toMatchObject({
    member: 'm1',
    period: 'c1',
    plan: 'p1',
    duration: 'd1',
  });
});

test('a plan is added with a duration', async () => {
  const at = await openMembers('?open=plans');
  await type(/^Name/, 'Monthly');
  await type(/^Length/, '1');
  await type(/^Price/, '1800');
  await at.user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await sentInput(at.environment, 'useWritePlansCreateMutation')).toMatchObject({
    name: 'Monthly',
    durations: [{ months: 1, price: '1800.00' }],
  });
});
