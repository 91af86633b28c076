import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import type { TenantSettings } from '../shopSettings/tenantSettings.ts';
import { openBills, SETTINGS } from './testing.tsx';

const UPDATE = 'useUpdateSettingsMutation';

const choice = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });

const box = (name: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });

const input = ({ environment }: AtRoute) => sentInput(environment, UPDATE);

const saved = (at: AtRoute, changes: Partial<TenantSettings>) =>
  answerWith(at.environment, UPDATE, {
    updateTenantSettings: {
      __typename: 'TenantSettingsSuccess',
      tenant: { id: 't1', settings: { ...SETTINGS, ...changes } },
    },
  });

test.each([
  ['Discount before tax', 'discountBeforeTax'],
  ['Round off to the rupee', 'roundOff'],
  ['Print at once', 'printAtOnce'],
  ['HSN on slips', 'hsnOnSlip'],
] as const)('"%s" turns at once, is saved by itself, and says so', async (label, name) => {
  const at = await openBills();
  await at.user.click(await box(label));
  expect(await input(at)).toMatchObject({ [name]: !SETTINGS[name] });
  await saved(at, { [name]: !SETTINGS[name] });
  expect(await screen.findByText(`${label} updated successfully`)).toBeDefined();
});

test('the paper of bills is one of three, named as it is', async () => {
  const at = await openBills({ pageSize: 'A5' });
  const paper = await screen.findByRole('radiogroup', { name: 'Paper of bills' });
  const choices = within(paper).getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['A5', true],
    ['80 mm', false],
    ['58 mm', false],
  ]);
  await at.user.click(screen.getByRole('radio', { name: '80 mm' }));
  expect(await input(at)).toMatchObject({ billPaper: 'THERMAL_80' });
  await saved(at, { billPaper: 'THERMAL_80' });
  expect(await screen.findByText('Paper of bills updated successfully')).toBeDefined();
});

test('when people are reminded is chosen, saved by itself, and told', async () => {
  const at = await openBills({ remindOfAppointmentsBefore: 25 });
  const hour = await choice('Remind of tasks at');
  const before = await choice('Remind of appointments');
  expect([hour.selectedOptions[0]?.text, before.selectedOptions[0]?.text]).toEqual([
    '9:00 am',
    expect.stringMatching(/^25\sminutes before$/),
  ]);
  await at.user.selectOptions(hour, '17:30');
  expect(await input(at)).toMatchObject({ remindOfTasksAt: '17:30' });
  await saved(at, { remindOfTasksAt: '17:30' });
  expect(await screen.findByText('Remind of tasks at updated successfully')).toBeDefined();
  await at.user.selectOptions(before, '60');
  expect(await input(at)).toMatchObject({ remindOfAppointmentsBefore: 60 });
});

const rate = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'GST percentage' });
const givePin = async (at: AtRoute): Promise<void> => {
  await screen.findByText('Enter your PIN to change the GST rate from 18 % to 5 %.');
  await at.user.click(screen.getByLabelText('PIN, digit 1 of 4'));
  await at.user.keyboard('4826{Enter}');
  await answerWith(at.environment, 'useConfirmPinMutation', {
    confirmPin: { __typename: 'ConfirmPinSuccess', confirmedUntil: '2026-11-20T07:00:00.000Z' },
  });
};

test('the rates in force can be chosen, those that ended are told and can not', async () => {
  await openBills();
  const options = [...(await rate()).options].map(({ text, disabled }) => [text, disabled]);
  expect(options).toEqual([
    ['0 %', false],
    ['0.25 %', false],
    ['1.5 %', false],
    ['3 %', false],
    ['5 %', false],
    [expect.stringMatching(/^12 % – ended on 22 Sept? 2025$/), true],
    ['18 %', false],
    [expect.stringMatching(/^28 % – ended on 1 Feb 2026$/), true],
  ]);
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a rate that is none of them is shown as it is', async () => {
  await openBills({ gstPercentage: '6' });
  expect((await rate()).selectedOptions[0]?.text).toBe('6 % – not a rate in force');
});

test('another rate is saved by a button that says how many items it changes, with the PIN, and undone', async () => {
  const at = await openBills();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  await at.user.selectOptions(await rate(), '5 %');
  expect(waiting(at.environment, UPDATE)).toBe(0);
  await at.user.click(screen.getByRole('button', { name: 'Change 143 items to 5 %' }));
  expect(waiting(at.environment, UPDATE)).toBe(0);
  await givePin(at);
  expect(await input(at)).toMatchObject({ gstPercentage: '5' });
  await saved(at, { gstPercentage: '5' });
  expect(await screen.findByText('GST is now 5 %.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await input(at)).toMatchObject({ gstPercentage: '18' });
  await saved(at, { gstPercentage: '18' });
  expect(await screen.findByText('GST is now 18 %.')).toBeDefined();
  expect((await rate()).value).toBe('18');
});

test('a rate that could not be saved is told, and can be sent again', async () => {
  const at = await openBills();
  await at.user.selectOptions(await rate(), '5 %');
  await at.user.click(screen.getByRole('button', { name: 'Change 143 items to 5 %' }));
  await givePin(at);
  await fail(at.environment, UPDATE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText(/^Failed to update GST percentage/)).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Change 143 items to 5 %' })).toBeDefined();
});

test('a registered shop without a GSTIN is told so', async () => {
  await openBills({}, true, { gstin: null });
  expect(await screen.findByText(/registered for GST but has no GSTIN/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Add GSTIN' })).toBeDefined();
});

test.each([{}, { gstin: null, registration: 'NONE' }])('with %o there is nothing to tell', async (tax) => {
  await openBills({}, true, tax);
  await rate();
  expect(screen.queryByText(/has no GSTIN/)).toBeNull();
});

test('who may not change it reads it, with the reason', async () => {
  await openBills({}, false);
  expect((await rate()).disabled).toBe(true);
  expect((await box('Discount before tax')).disabled).toBe(true);
  expect(screen.getByText(/^Only the owner, or people with the right/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

const typeDisclaimer = async (text: string): Promise<HTMLElement> => {
  const area = await screen.findByLabelText('Return & Refund Disclaimer');
  await act(async () => void fireEvent.change(area, { target: { value: text } }));
  return area;
};

test('the disclaimer is counted, and saved with its own message', async () => {
  const at = await openBills();
  expect(await screen.findByText('24 of 100')).toBeDefined();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(button.disabled).toBe(true);
  await typeDisclaimer('Exchange within 7 days.');
  expect(screen.getByText('23 of 100')).toBeDefined();
  await at.user.click(button);
  expect(await input(at)).toMatchObject({ disclaimer: 'Exchange within 7 days.' });
  await saved(at, { disclaimer: 'Exchange within 7 days.' });
  expect(await screen.findByText('Return & Refund Disclaimer updated successfully')).toBeDefined();
});

test('more than 100 characters are not sent, and what is typed is not lost when it fails', async () => {
  const at = await openBills();
  await typeDisclaimer('x'.repeat(101));
  expect(await screen.findByText('At most 100 characters.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await typeDisclaimer('Kept');
  await at.user.click(screen.getByRole('button', { name: 'Save' }));
  await fail(at.environment, UPDATE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText(/^Failed to update Return & Refund Disclaimer/)).toBeDefined();
  expect(screen.getByDisplayValue('Kept')).toBeDefined();
});
