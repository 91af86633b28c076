import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure, unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import type { TenantSettings } from '../shopSettings/tenantSettings.ts';
import { openEmployees, openTab, SETTINGS, shopWith } from './testing.tsx';

const UPDATE = 'useUpdateSettingsMutation';

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

const refuse = (at: AtRoute, message: string) =>
  answerWith(at.environment, UPDATE, {
    updateTenantSettings: { __typename: 'PermissionDenied', __isRefusal: 'PermissionDenied', message },
  });

test.each([
  ['View all contacts', 'employeesSeeAllContacts'],
  ['Create contacts', 'employeesAddContacts'],
  ['View customer details', 'employeesSeeCustomerDetails'],
  ['Bill by mobile number', 'employeesBillByMobile'],
  ['Edit orders', 'employeesEditOrders'],
  ['Delete orders', 'employeesDeleteOrders'],
  ['Photo before a piece is ready', 'photoBeforeReady'],
  ['Edit invoices', 'employeesEditInvoices'],
  ['Delete invoices', 'employeesDeleteInvoices'],
  ['Commission of the designation', 'commissionByDesignation'],
  ['Commission before tax', 'commissionBeforeTax'],
  ['Commission on money received', 'commissionOnMoney'],
] as const)('"%s" turns at once, is saved by itself, and says so', async (label, name) => {
  const at = await openEmployees();
  const before = SETTINGS[name];
  expect((await box(label)).checked).toBe(before);
  await at.user.click(await box(label));
  expect((await box(label)).checked).toBe(!before);
  const { key, ...change } = await input(at);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(change).toEqual({ [name]: !before });
  await saved(at, { [name]: !before });
  expect(await screen.findByText(`${label} updated successfully`)).toBeDefined();
  expect((await box(label)).checked).toBe(!before);
});

test('the value of a point is saved when its field is left, and one that is too high is told', async () => {
  const at = await openEmployees();
  const field = await screen.findByLabelText<HTMLInputElement>('Value of a point');
  await at.user.clear(field);
  await at.user.type(field, '2');
  await at.user.tab();
  expect(await input(at)).toMatchObject({ pointValue: '2.00' });
  await saved(at, { pointValue: '2.00' });
  expect(await screen.findByText('Value of a point updated successfully')).toBeDefined();
  await at.user.clear(field);
  await at.user.type(field, '10001');
  await at.user.tab();
  expect(await screen.findByText(/^The value of a point must be between/)).toBeDefined();
  expect(waiting(at.environment, UPDATE)).toBe(0);
});

test('what can not be saved goes back, with its name and the reason', async () => {
  const at = await openEmployees();
  await at.user.click(await box('Delete invoices'));
  await refuse(at, 'You may not do this.');
  expect(await screen.findByText(/^Failed to update Delete invoices.*You may not do this\.$/)).toBeDefined();
  await waitFor(async () => expect((await box('Delete invoices')).checked).toBe(false));
  await at.user.click(await box('Edit orders'));
  await fail(at.environment, UPDATE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText(/^Failed to update Edit orders/)).toBeDefined();
  await waitFor(async () => expect((await box('Edit orders')).checked).toBe(true));
});

test('two switches are saved one after the other, so that the older answer does not turn the newer one back', async () => {
  const at = await openEmployees();
  await at.user.click(await box('Delete orders'));
  await at.user.click(await box('Delete invoices'));
  expect(waiting(at.environment, UPDATE)).toBe(1);
  expect(await input(at)).toMatchObject({ employeesDeleteOrders: true });
  await saved(at, { employeesDeleteOrders: true });
  expect((await box('Delete invoices')).checked).toBe(true);
  await waitFor(async () => expect(await input(at)).toMatchObject({ employeesDeleteInvoices: true }));
  await saved(at, { employeesDeleteOrders: true, employeesDeleteInvoices: true });
  expect((await box('Delete orders')).checked).toBe(true);
  expect((await box('Delete invoices')).checked).toBe(true);
});

test('who may not change the settings reads them, with the reason', async () => {
  await openEmployees({}, false);
  expect((await box('Edit orders')).disabled).toBe(true);
  expect(
    screen.getByText(
      'Only the owner, or people with the right “Bills, tax and staff limits”, can change this.',
    ),
  ).toBeDefined();
  expect(screen.queryByText('GST percentage')).toBeNull();
});

test('settings that can not be loaded are told, with Retry', async () => {
  const at = await openTab('employees');
  await fail(at.environment, 'tenantSettingsQuery', unreachable('r1'));
  expect(await screen.findByText('Failed to load tenant settings')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, 'tenantSettingsQuery', shopWith({ settings: SETTINGS }));
  expect(await box('Edit orders')).toBeDefined();
});

test('a shop without settings is told so', async () => {
  const at = await openTab('employees');
  await answerWith(at.environment, 'tenantSettingsQuery', { node: null });
  expect(await screen.findByText('No tenant settings found')).toBeDefined();
});

async function open(isOwner = true) {
  const at = await openTab('employees', true, isOwner);
  await answerWith(
    at.environment,
    'tenantSettingsQuery',
    shopWith({ settings: { ...SETTINGS, maxDiscount: '10' } }),
  );
  return { at, limits: within(await screen.findByRole('region', { name: 'Limits at the till' })) };
}

test('a limit is saved when its field is left, taken away when it is empty, and refused above 100', async () => {
  const { at, limits } = await open();
  const discount = limits.getByRole<HTMLInputElement>('textbox', { name: 'Largest discount' });
  expect(discount.value).toBe('10');
  await at.user.clear(discount);
  await at.user.type(discount, '101');
  await at.user.tab();
  expect(limits.getByText('Enter 0 to 100, with at most two decimals.')).toBeDefined();
  await at.user.clear(discount);
  await at.user.tab();
  expect(await sentInput(at.environment, UPDATE)).toMatchObject({ maxDiscount: null });
});

test('prices and the cost are limits of their own', async () => {
  const { at, limits } = await open();
  await at.user.type(limits.getByRole('textbox', { name: 'Prices may be lowered by' }), '5.5');
  await at.user.tab();
  expect(await sentInput(at.environment, UPDATE)).toMatchObject({ maxPriceCut: '5.5' });
});

test('somebody else sees the limits and sets none', async () => {
  const { limits } = await open(false);
  expect(limits.getByText('Only the owner sets the limits.')).toBeDefined();
  expect(limits.getByRole<HTMLInputElement>('textbox', { name: 'Largest discount' }).disabled).toBe(true);
});
