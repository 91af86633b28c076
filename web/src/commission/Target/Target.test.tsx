import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sentInput } from '../../testing/answer.ts';
import { openCommission } from '../Commission/testing.tsx';

const PATH = '/EmployeeCommision?id=e1';
const TARGET = {
  __typename: 'SalesTarget',
  month: '2025-11-01',
  amount: '50000.00',
  sold: '22500.00',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-20T06:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the bar says how far the target of the month is, with its figures', async () => {
  await openCommission(PATH, { target: TARGET });
  expect(screen.getByRole('progressbar', { name: 'Target Nov 2025' })).toHaveProperty('value', 45);
  expect(screen.getByText('₹22,500.00 of ₹50,000.00')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Change target' })).toBeNull();
});

test('who may edit sets one where none is; nothing is no target', async () => {
  const { user, environment } = await openCommission(PATH, { mayEdit: true });
  expect(screen.getByText('No target is set.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Set target' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Target for Rekha Yadav' }));
  await user.click(dialog.getByRole('button', { name: 'Set target' }));
  expect(await dialog.findByText('Enter an amount above ₹0.00')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: /Sales before tax/ }), '60000');
  await user.selectOptions(dialog.getByRole('combobox', { name: /From the month/ }), 'Dec 2025');
  await user.click(dialog.getByRole('button', { name: 'Set target' }));
  const { key: _key, ...sent } = await sentInput(environment, 'useSetTargetMutation');
  expect(sent).toEqual({ employee: 'e1', month: '2025-12-01', amount: '60000.00' });
});

test('one that is there ends without an amount', async () => {
  const { user, environment } = await openCommission(PATH, { mayEdit: true, target: TARGET });
  await user.click(screen.getByRole('button', { name: 'Change target' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByRole('textbox', { name: /Sales before tax/ }));
  await user.click(dialog.getByRole('button', { name: 'Set target' }));
  expect(await sentInput(environment, 'useSetTargetMutation')).toMatchObject({ amount: null });
});

test('nobody sets the own', async () => {
  await openCommission(PATH, { mayEdit: true, own: 'e1' });
  expect(screen.queryByRole('button', { name: 'Set target' })).toBeNull();
});
