import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, answerWithout, sentInput } from '../../../testing/answer.ts';
import type { AtRoute } from '../../../testing/render.tsx';
import { chooseMore, member, openMembers } from '../testing.tsx';

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

async function openUpgrade(at: AtRoute) {
  await chooseMore(at, 'Upgrade');
  return within(await screen.findByRole('dialog', { name: /Upgrade the membership/ }));
}

async function chooseYearly(at: AtRoute, dialog: Awaited<ReturnType<typeof openUpgrade>>): Promise<void> {
  await at.user.selectOptions(dialog.getByLabelText(/^Subscription/), 'p2');
  await at.user.selectOptions(dialog.getByLabelText(/^Duration/), 'd2');
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

test('an upgrade to another plan shows what it comes to before it is done, and names it in its write', async () => {
  const at = await openMembers('?open=m1');
  const dialog = await openUpgrade(at);
  // The plan that runs is not offered; nothing is sent before something is chosen.
  expect(dialog.queryByRole('option', { name: /3 months/ })).toBeNull();
  await at.user.click(dialog.getByRole('button', { name: 'Upgrade' }));
  expect(await dialog.findByText('Please choose the duration')).toBeDefined();
  await chooseYearly(at, dialog);
  const { request } = await answerWith(at.environment, 'UpgradeFiguresQuery', toldFigures(figures));
  expect(request.variables).toEqual({ member: 'm1', period: 'c1', plan: 'p2', duration: 'd2' });
  const shown = within(await dialog.findByRole('region', { name: 'Amounts of the upgrade' }));
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

test('what the server refuses is told in place of the figures; an upstream that is down can be asked again', async () => {
  const at = await openMembers('?open=m1');
  const dialog = await openUpgrade(at);
  await chooseYearly(at, dialog);
  const message = 'Something of the bill of this period came back already.';
  const problems = [{ field: 'period', code: 'MEMBERS_CUT_RETURNED', message }];
  await failFigures(at, { message, code: 'INVALID_INPUT', problems });
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  await at.user.selectOptions(dialog.getByLabelText(/^Subscription/), 'p1');
  await chooseYearly(at, dialog);
  await failFigures(at, { message: 'Down.', code: 'UPSTREAM_UNAVAILABLE' });
  expect(await dialog.findByText('The amounts could not be calculated.')).toBeDefined();
  expect(dialog.getByRole('button', { name: /^Retry/ })).toBeDefined();
});

test('who does not run is not upgraded; who was upgraded says from what', async () => {
  const upgraded = { previous: { __typename: 'GymPreviousPeriod', planName: 'Monthly', endedBy: 'UPGRADE' } };
  const at = await openMembers('?open=m1', [
    member(1, { status: 'SUSPENDED', period: { ...member(1).period, ...upgraded } }),
  ]);
  expect(await screen.findByText(/upgraded from Monthly/)).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'More' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Freeze',
    'Door code',
    'Delete',
  ]);
});

async function askCancel() {
  const at = await openMembers('?open=m1');
  await chooseMore(at, 'End membership');
  const dialog = within(await screen.findByRole('dialog', { name: /End the membership/ }));
  const answer = (credit: object | null) =>
    answerWith(at.environment, 'CancelFiguresQuery', {
      viewer: {
        tenant: {
          __typename: 'Tenant',
          id: 't1',
          gymCancelFigures: { __typename: 'GymCancelFigures', unusedDays: 30, days: 90, credit },
        },
      },
    });
  const confirm = () => at.user.click(dialog.getByRole('button', { name: 'End membership' }));
  return { at, dialog, answer, confirm };
}

test('canceling shows what is credited, and gives the rest back by a mode with its reference', async () => {
  const { at, dialog, answer, confirm } = await askCancel();
  await answer(figures.credit);
  const shown = within(await dialog.findByRole('region', { name: 'What is credited' }));
  expect(shown.getByText('₹800.00')).toBeDefined();
  await at.user.selectOptions(dialog.getByLabelText(/^Payment Mode/i), 'CARD');
  await confirm();
  expect(await dialog.findByText(/four digits/)).toBeDefined();
  await at.user.type(dialog.getByRole('textbox'), '1234');
  await confirm();
  expect(await sentInput(at.environment, 'useWriteMembersCancelMutation')).toMatchObject({
    member: 'm1',
    period: 'c1',
    expectedCredit: '1050.00',
    expectedRest: '800.00',
    settlement: 'REFUND',
    refund: { mode: 'CARD', reference: '1234' },
  });
});

test('the rest is kept as credit', async () => {
  const kept = await askCancel();
  await kept.answer(figures.credit);
  await kept.at.user.click(await kept.dialog.findByRole('radio', { name: 'Credit' }));
  await kept.confirm();
  const sent = await sentInput(kept.at.environment, 'useWriteMembersCancelMutation');
  expect([sent['settlement'], sent['refund']]).toEqual(['CREDIT', undefined]);
});

test('without a bill there is nothing to give back', async () => {
  const { at, dialog, answer, confirm } = await askCancel();
  await answer(null);
  expect(await dialog.findByText(/the period has no bill/)).toBeDefined();
  await confirm();
  const sent = await sentInput(at.environment, 'useWriteMembersCancelMutation');
  expect([sent['expectedCredit'], sent['settlement']]).toEqual(['0.00', undefined]);
});

test('handing over asks who gets the days, and sends what is not wrong', async () => {
  const at = await openMembers('?open=m1');
  await chooseMore(at, 'Hand over');
  const dialog = within(await screen.findByRole('dialog', { name: /Hand over the membership/ }));
  const confirm = () => at.user.click(dialog.getByRole('button', { name: 'Hand over' }));
  await confirm();
  expect(await dialog.findByText('Please enter the name')).toBeDefined();
  expect(dialog.getByText('Please enter the mobile number')).toBeDefined();
  const type = (name: RegExp, value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
  type(/^Name/, 'Sneha Kulkarni');
  type(/^Mobile/, '98220 41877');
  await confirm();
  expect(await sentInput(at.environment, 'useWriteMembersTransferMutation')).toMatchObject({
    member: 'm1',
    period: 'c1',
    name: 'Sneha Kulkarni',
    mobile: '98220 41877',
    email: null,
  });
});

test('who handed over and who took over are told', async () => {
  const other = { __typename: 'GymOtherMember', name: 'Sneha Kulkarni' };
  const period = { ...member(1).period, givenTo: other, endedBy: 'TRANSFER' };
  await openMembers('?open=m1', [member(1, { period })]);
  expect(await screen.findByText(/handed over to Sneha Kulkarni/)).toBeDefined();
});
