import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, answerWithout, sentInput } from '../../testing/answer.ts';
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
  due: '1675.00',
  frozenTo: null,
  doorCode: null,
  toldOn: null,
  period: {
    __typename: 'GymPeriod',
    code: 'c1',
    planName: 'Quarterly',
    months: 3,
    days: null,
    startsOn: '2026-11-20',
    endsOn: '2027-02-19',
    documentId: 'd9',
    freezeDays: 15,
    frozenDays: 0,
    previous: null,
  },
  version: 'v1',
  ...more,
});
const duration = {
  __typename: 'GymDuration',
  id: 'd1',
  months: 3,
  days: null,
  price: '3000.00',
  sessions: null,
};
const plan = {
  __typename: 'GymPlan',
  id: 'p1',
  name: 'Quarterly',
  version: 'v1',
  joiningFee: '500.00',
  freezeDays: 15,
  durations: [duration],
};
const yearly = { ...plan, id: 'p2', name: 'Yearly', durations: [{ ...duration, id: 'd2', months: 12, price: '9000.00' }] };
const workout = { __typename: 'Workout', id: 'w1', name: 'Beginner' };
const summary = {
  __typename: 'GymMemberSummary',
  active: 441,
  branches: 3,
  all: 486,
  ends7: 18,
  toldEnds7: 5,
  ends15: 31,
  ends30: 58,
  expired: 37,
  birthdays: 3,
  unseen: 4,
  due: '64250.00',
  dueMembers: 27,
};
const branch = { __typename: 'Branch', id: 'b1', name: 'Kothrud' };

async function openMembers(address = '', members: readonly object[] = [member(1)]): Promise<AtRoute> {
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  const at = renderAt(`/Members${address}`, [membersRoute]);
  const edges = members.map((node) => ({ __typename: 'GymMemberEdge', node }));
  const gymMembers = { __typename: 'GymMemberConnection', totalCount: members.length, edges };
  const tenant = {
    __typename: 'Tenant',
    id: 't1',
    name: 'Iron Temple Fitness',
    gymMemberSummary: summary,
    branches: [branch],
    gymPlans: [plan, yearly],
    workouts: [workout],
    gymMembers,
  };
  await answerWith(at.environment, 'MembersQuery', {
    viewer: { mayAdd: true, mayEdit: true, mayDelete: true, tenant },
  });
  await screen.findByRole('heading', { name: 'Members' });
  return at;
}

const type = async (label: RegExp, value: string): Promise<void> => {
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
};

test('a row tells plan, branch, end, dues and status', async () => {
  await openMembers('', [member(1), member(2, { status: 'EXPIRED' })]);
  const row = within(screen.getByRole('row', { name: /Member 2/ }));
  expect(row.getByText('Quarterly')).toBeDefined();
  expect(row.getByText('3 months')).toBeDefined();
  expect(row.getByText('19 Feb 2027')).toBeDefined();
  expect(row.getByText('Expired')).toBeDefined();
  expect(row.getByText('₹1,675.00 due')).toBeDefined();
});

test('figures and lists stand above the rows, each with its number', async () => {
  await openMembers('?list=ENDS_7');
  expect(screen.getByText('441')).toBeDefined();
  expect(screen.getByText('· 5 told', { exact: false })).toBeDefined();
  expect(screen.getByText('₹64,250.00')).toBeDefined();
  const lists = within(screen.getByRole('navigation', { name: 'Lists of members' }));
  expect(lists.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All 486',
    '7 days to the end 18',
    '15 days 31',
    '30 days 58',
    'Expired 37',
    'Birthdays 3',
    'Not seen for 14 days 4',
  ]);
  expect(lists.getByRole('link', { current: 'page' }).textContent).toBe('7 days to the end 18');
});

test('a list has its message prepared, marks it as sent by a tap, and shows the day', async () => {
  const sent = { toldOn: '2026-11-18' };
  const at = await openMembers('?list=ENDS_7', [member(1), member(2, sent)]);
  expect(screen.getByText(/^sent 18 Nov/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'Write to Member 1 on WhatsApp' });
  const address = decodeURIComponent(link.getAttribute('href') ?? '');
  expect(address).toContain('https://wa.me/919822041876?text=');
  expect(address).toContain('your membership at Iron Temple Fitness runs until 19 Feb 2027');
  link.addEventListener('click', (event) => event.preventDefault());
  await at.user.click(link);
  expect(await sentInput(at.environment, 'useWriteMembersToldMutation')).toMatchObject({
    member: 'm1',
    list: 'ENDS_7',
  });
});

test('a member of another page is found by the link', async () => {
  const at = await openMembers('?open=m7');
  await answerWith(at.environment, 'ElsewhereMemberQuery', { node: member(7) });
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Member 7');
});

test('R renews the row that the keys are on', async () => {
  const at = await openMembers('', [member(1), member(2)]);
  await at.user.keyboard('{ArrowDown}{ArrowDown}r');
  expect(await screen.findByText('Renew the membership of Member 2?')).toBeDefined();
});

test('a freeze is checked against the plan and sent by its days', async () => {
  const at = await openMembers('?open=m1');
  await at.user.click(await screen.findByRole('button', { name: 'Freeze' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Freeze the membership/ }));
  await at.user.click(dialog.getByRole('button', { name: 'Freeze' }));
  expect(await dialog.findByText('Please choose the first day')).toBeDefined();
});

test('a member is deleted after a question; dues lead to the bill', async () => {
  const at = await openMembers('?open=m1');
  expect((await screen.findByRole('link', { name: 'Receive payment' })).getAttribute('href')).toBe(
    '/Billing-History?open=d9',
  );
  await at.user.click(screen.getByRole('button', { name: 'Delete Member 1' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await at.user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await sentInput(at.environment, 'useWriteMembersDeleteMutation')).toMatchObject({ member: 'm1' });
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
  await type(/^Joining fee/, '500');
  await type(/^Days that can be frozen/, '15');
  await at.user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await sentInput(at.environment, 'useWritePlansCreateMutation')).toMatchObject({
    name: 'Monthly',
    durations: [{ months: 1, price: '1800.00' }],
    joiningFee: '500.00',
    freezeDays: 15,
  });
});

const figures = {
  __typename: 'GymUpgradeFigures',
  unusedDays: 30,
  days: 90,
  credit: {
    __typename: 'GymTimeCredit',
    taxable: '1000.00',
    gst: '50.00',
    total: '1050.00',
    againstDue: '250.00',
    kept: '800.00',
  },
  startsOn: '2027-01-19',
  endsOn: '2028-01-18',
  price: '9000.00',
  gst: '450.00',
  total: '9450.00',
};

async function chooseYearly(at: AtRoute) {
  await at.user.click(await screen.findByRole('button', { name: 'Upgrade' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Upgrade the membership/ }));
  await at.user.selectOptions(dialog.getByLabelText(/^Subscription/), 'p2');
  await at.user.selectOptions(dialog.getByLabelText(/^Duration/), 'd2');
  return dialog;
}
const toldFigures = (gymUpgradeFigures: object | null) => ({
  viewer: { tenant: { __typename: 'Tenant', id: 't1', gymUpgradeFigures } },
});

const failFigures = (at: AtRoute, failure: Parameters<typeof answerWithout>[4]) =>
  answerWithout(
    at.environment,
    'UpgradeFiguresQuery',
    toldFigures({}),
    ['viewer.tenant.gymUpgradeFigures'],
    failure,
  );

test('an upgrade shows what it comes to before it is done, and names it in its write', async () => {
  const at = await openMembers('?open=m1');
  const dialog = await chooseYearly(at);
  const { request } = await answerWith(at.environment, 'UpgradeFiguresQuery', toldFigures(figures));
  expect(request.variables).toEqual({ member: 'm1', period: 'c1', plan: 'p2', duration: 'd2' });
  const shown = within(await dialog.findByRole('region', { name: 'What the upgrade comes to' }));
  expect(shown.getByText('30 of 90 days not used')).toBeDefined();
  for (const amount of ['₹1,000.00', '₹50.00', '₹250.00', '₹800.00', '₹9,000.00', '₹450.00', '₹9,450.00'])
    expect(shown.getByText(amount)).toBeDefined();
  await at.user.click(dialog.getByRole('button', { name: 'Upgrade' }));
  expect(await sentInput(at.environment, 'useWriteMembersUpgradeMutation')).toMatchObject({
    member: 'm1',
    period: 'c1',
    plan: 'p2',
    duration: 'd2',
    expectedCredit: '1050.00',
    expectedTotal: '9450.00',
  });
});

test('the plan that runs is not offered; nothing is sent before something is chosen', async () => {
  const at = await openMembers('?open=m1');
  await at.user.click(await screen.findByRole('button', { name: 'Upgrade' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Upgrade the membership/ }));
  expect(dialog.queryByRole('option', { name: /3 months/ })).toBeNull();
  await at.user.click(dialog.getByRole('button', { name: 'Upgrade' }));
  expect(await dialog.findByText('Please choose the duration')).toBeDefined();
});

test('what the server refuses is told in place of the figures; an upstream that is down can be asked again', async () => {
  const at = await openMembers('?open=m1');
  const dialog = await chooseYearly(at);
  const message = 'Something of the bill of this period came back already.';
  const problems = [{ field: 'period', code: 'MEMBERS_CUT_RETURNED', message }];
  await failFigures(at, { message, code: 'INVALID_INPUT', problems });
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  await at.user.selectOptions(dialog.getByLabelText(/^Subscription/), 'p1');
  await at.user.selectOptions(dialog.getByLabelText(/^Subscription/), 'p2');
  await at.user.selectOptions(dialog.getByLabelText(/^Duration/), 'd2');
  await failFigures(at, { message: 'Down.', code: 'UPSTREAM_UNAVAILABLE' });
  expect(await dialog.findByText('The figures could not be worked out.')).toBeDefined();
  expect(dialog.getByRole('button', { name: /^Retry/ })).toBeDefined();
});

test('who does not run is not upgraded; who was upgraded says from what', async () => {
  const upgraded = { previous: { __typename: 'GymPreviousPeriod', planName: 'Monthly', endedBy: 'UPGRADE' } };
  await openMembers('?open=m1', [
    member(1, { status: 'SUSPENDED', period: { ...member(1).period, ...upgraded } }),
  ]);
  expect(await screen.findByText(/upgraded from Monthly/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
});
