import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, fail, sentInput } from '../../testing/answer.ts';
import { renderAt } from '../../testing/render.tsx';
import { DEFAULTS, variablesOf } from './address.ts';
import { membersRoute } from './route.ts';
import { answerMembers, chooseMore, member, openMembers } from './testing.tsx';

const type = async (label: RegExp, value: string): Promise<void> => {
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
};

test('a row tells plan, branch, end, dues, status and last visit', async () => {
  await openMembers('', [member(1), member(2, { status: 'EXPIRED', lastVisit: null })]);
  expect(within(screen.getByRole('row', { name: /Member 1/ })).getByText('19 Nov 2026')).toBeDefined();
  const row = within(screen.getByRole('row', { name: /Member 2/ }));
  expect(row.getByText('Quarterly')).toBeDefined();
  expect(row.getByText('3 months')).toBeDefined();
  expect(row.getByText('19 Feb 2027')).toBeDefined();
  expect(row.getByText('Expired')).toBeDefined();
  expect(row.getByText('₹1,675.00 due')).toBeDefined();
  expect(row.queryByText('19 Nov 2026')).toBeNull();
});

test('figures and lists stand above the rows, each with its number', async () => {
  await openMembers('?list=ENDS_7');
  expect(screen.getByText('441')).toBeDefined();
  expect(screen.getByText('· 5 messaged', { exact: false })).toBeDefined();
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
    'Trial visitors',
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
  await answerWith(at.environment, 'OpenMemberQuery', { node: member(7) });
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Member 7');
});

test('unsaved entries stay when a search leaves the open member out', async () => {
  const at = await openMembers('?open=m1');
  await type(/^Name/, 'Asha Rao');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Name or mobile' }), { target: { value: 'zoya' } });
  await waitFor(() => expect(at.place()).toContain('zoya'));
  await answerMembers(at, [member(2)]);
  expect(await screen.findByRole('row', { name: /Member 2/ })).toBeDefined();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Asha Rao');
});

test('the question of a renewal tells what it costs, and is sent with the period that was seen', async () => {
  const at = await openMembers('?open=m1');
  await at.user.click(await screen.findByRole('button', { name: 'Renew' }));
  const figures = { planName: 'Monthly', startsOn: '2026-11-25', endsOn: '2026-12-24', total: '1890.00' };
  await answerWith(at.environment, 'RenewalFactsQuery', {
    viewer: { tenant: { __typename: 'Tenant', id: 't1', gymRenewalFigures: figures } },
  });
  const dialog = within(screen.getByRole('alertdialog'));
  expect(await dialog.findByText('₹1,890.00')).toBeDefined();
  await at.user.click(dialog.getByRole('button', { name: 'Renew' }));
  expect(await sentInput(at.environment, 'useWriteMembersRenewMutation')).toMatchObject({
    member: 'm1',
    period: 'c1',
    plan: 'p1',
    duration: 'd1',
  });
});

test('what stands above the rows says who is in; members are narrowed to who follows a diet plan', async () => {
  const at = await openMembers();
  expect(screen.getByText('In now')).toBeDefined();
  expect(screen.getByText('23')).toBeDefined();
  await at.user.selectOptions(screen.getByRole('combobox', { name: 'Follows' }), 'Lean start');
  await waitFor(() => expect(at.place()).toBe('/Members?follows=dietPlan%3Ae1'));
});

test.each([
  [{ follows: 'dietPlan:e1' }, { filter: { dietPlan: 'e1' } }],
  [{ follows: 'workout:w1' }, { filter: { workout: 'w1' } }],
  [{ follows: 'w1' }, {}],
  [{ order: 'visit' }, { orderBy: 'LAST_VISIT' }],
])('an address with %j asks for %j', (values, asked) => {
  expect(variablesOf({ ...DEFAULTS, ...values })).toEqual({ first: 10, ...asked });
});

test('who came in last can stand first', async () => {
  const at = await openMembers();
  await at.user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Last visit first');
  await waitFor(() => expect(at.place()).toBe('/Members?order=visit'));
});

/** Which of the first two rows have their menu in the tab order. */
const stops = () => [1, 2].map((n) => screen.getByRole('button', { name: `More of Member ${n}` }).tabIndex);

test('Tab reaches the menu of the row that the keys are on, and R renews it', async () => {
  const at = await openMembers('', [member(1), member(2)]);
  expect(stops()).toEqual([0, -1]);
  await at.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(stops()).toEqual([-1, 0]);
  await at.user.keyboard('r');
  expect(await screen.findByText('Renew the membership of Member 2?')).toBeDefined();
});

test('a freeze is checked against the plan and sent by its days', async () => {
  const at = await openMembers('?open=m1');
  await chooseMore(at, 'Freeze');
  const dialog = within(await screen.findByRole('dialog', { name: /Freeze the membership/ }));
  await at.user.click(dialog.getByRole('button', { name: 'Freeze' }));
  expect(await dialog.findByText('Please choose the first day')).toBeDefined();
});

test('a member is deleted after a question; dues lead to the bill', async () => {
  const at = await openMembers('?open=m1');
  expect((await screen.findByRole('link', { name: 'Receive payment' })).getAttribute('href')).toBe(
    '/Billing-History?open=d9',
  );
  await chooseMore(at, 'Delete');
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

test('the menu of a row has what the foot of the open member has, and writes to the member', async () => {
  const at = await openMembers('', [member(1), member(2, { status: 'EXPIRED' })]);
  await at.user.click(screen.getByRole('button', { name: 'More of Member 1' }));
  const menu = within(await screen.findByRole('menu', { name: 'More of Member 1' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Message',
    'Edit',
    'Renew',
    'Upgrade',
    'Freeze',
    'Hand over',
    'Door code',
    'End membership',
    'Delete',
  ]);
  expect(menu.getByRole('menuitem', { name: 'Message' }).getAttribute('href')).toContain('919822041876');
  await at.user.click(menu.getByRole('menuitem', { name: 'Renew' }));
  expect(await screen.findByRole('alertdialog', { name: /Member 1/ })).toBeDefined();
  expect(at.place()).toBe('/Members');
});

test('what does not run is not offered; Edit opens the member', async () => {
  const at = await openMembers('', [member(2, { status: 'EXPIRED' })]);
  await at.user.click(screen.getByRole('button', { name: 'More of Member 2' }));
  const menu = within(await screen.findByRole('menu', { name: 'More of Member 2' }));
  expect(menu.queryByRole('menuitem', { name: 'Upgrade' })).toBeNull();
  await at.user.click(menu.getByRole('menuitem', { name: 'Edit' }));
  expect(at.place()).toContain('open=m2');
});

test('members that can not be fetched are told, with Retry', async () => {
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  const at = renderAt('/Members', [membersRoute]);
  await fail(at.environment, 'MembersPageQuery', new GraphFailure('UPSTREAM_UNAVAILABLE', 'x', 'r1'));
  expect(await screen.findByText('Failed to fetch members.')).toBeDefined();
  expect(screen.getByRole('button', { name: /Retry/ })).toBeDefined();
});

test('a search that fails keeps itself, the filters, the lists and the open form', async () => {
  const at = await openMembers('?open=m1');
  await type(/^Name/, 'Member One');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Name or mobile' }), { target: { value: 'zoya' } });
  await waitFor(() => expect(at.place()).toContain('zoya'));
  await fail(at.environment, 'MembersPageQuery', new GraphFailure('UPSTREAM_UNAVAILABLE', 'x', 'r1'));
  expect(await screen.findByText('Failed to fetch members.')).toBeDefined();
  expect(screen.getByRole('searchbox', { name: 'Name or mobile' })).toHaveProperty('value', 'zoya');
  const follows = within(screen.getByRole('combobox', { name: 'Follows' }));
  expect(follows.getByRole('option', { name: 'Lean start' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Birthdays' })).toBeDefined();
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Member One');
});

test('a diet plan is chosen; the workout that was deleted is told until the form is saved', async () => {
  const at = await openMembers('?open=m1', [member(1, { deletedWorkout: 'Push and pull' })]);
  expect(await screen.findByText(/“Push and pull” was deleted\./)).toBeDefined();
  await at.user.selectOptions(screen.getByLabelText(/^Diet plan/), 'Lean start');
  await at.user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await sentInput(at.environment, 'useWriteMembersUpdateMutation')).toMatchObject({
    workout: null,
    dietPlan: 'e1',
  });
});
