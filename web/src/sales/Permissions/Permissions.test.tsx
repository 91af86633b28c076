import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { writePreference } from '../../app/preference.ts';
import { GraphFailure, unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { MENUS, openRole, openScreen, ROLE, rule, showRole } from './testing.tsx';

beforeEach(() => writePreference('rights-page', undefined));

const CHANGE = 'useChangePermissionsMutation';
const CONFIRM = 'useConfirmPermissionsMutation';
const DELETE = 'useRevokePermissionsMutation';

/** By its label: the role would compute the names of all boxes each time. */
const box = (name: string) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const input = ({ environment }: AtRoute, name = CHANGE) => sentInput(environment, name);

const roleWith = (version: number, ...rules: object[]) => ({
  ...ROLE,
  permissions: { ...ROLE.permissions, version, rules },
});
const saved = (at: AtRoute, field: string, operation: string, designation: object) =>
  answerWith(at.environment, operation, {
    [field]: { __typename: 'PermissionsSuccess', designation },
  });
const refuse = (at: AtRoute, code: string, message: string) =>
  answerWith(at.environment, CHANGE, {
    updatePermissions: { __typename: 'Refused', __isRefusal: 'Refused', code, message },
  });

test('a tick shows at once, is saved by itself, and says so', async () => {
  const at = await openRole();
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Billing: View' })).checked).toBe(
    true,
  );
  expect((await box('Order List: Edit')).disabled).toBe(true);
  await at.user.click(await box('Order List: View'));
  expect((await box('Order List: View')).checked).toBe(true);
  const { key, ...sent } = await input(at);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent).toEqual({ designation: 'd2', rules: [{ menu: 'ORDER_LIST', view: true }] });
  const after = roleWith(4, rule('BILLING', 'view', 'create'), rule('ORDER_LIST', 'view'));
  await saved(at, 'updatePermissions', CHANGE, { ...after, rightsCount: 3 });
  expect(await screen.findByText('Order List: View allowed for Cashier')).toBeDefined();
  expect(screen.getByText('Rekha Yadav · 3 of 48 rights')).toBeDefined();
  await at.user.click(await box('Billing: View'));
  // Without View no other right remains.
  const gone = { view: false, create: false, edit: false, delete: false };
  expect(await input(at)).toMatchObject({ rules: [{ menu: 'BILLING', ...gone }] });
});

test('what can not be saved goes back, with its name and the reason', async () => {
  const at = await openRole();
  await at.user.click(await box('Billing: Edit'));
  await refuse(at, 'RIGHT_NOT_HELD', 'You can not give it.');
  expect(await screen.findByText('Failed to update Billing: Edit. You can not give it.')).toBeDefined();
  await waitFor(async () => expect((await box('Billing: Edit')).checked).toBe(false));
  await at.user.click(await box('Billing: View'));
  await fail(at.environment, CHANGE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText(/^Failed to update Billing: View/)).toBeDefined();
  await waitFor(async () => expect((await box('Billing: View')).checked).toBe(true));
});

test('two ticks are saved one after the other', async () => {
  const at = await openRole();
  await at.user.click(await box('Billing: Edit'));
  await at.user.click(await box('Billing: Delete'));
  expect(waiting(at.environment, CHANGE)).toBe(1);
  expect((await box('Billing: Delete')).checked).toBe(true);
  await saved(at, 'updatePermissions', CHANGE, roleWith(4, rule('BILLING', 'view', 'create', 'edit')));
  await waitFor(async () =>
    expect(await input(at)).toMatchObject({ rules: [{ menu: 'BILLING', delete: true }] }),
  );
  expect((await box('Billing: Edit')).checked).toBe(true);
});

test('the PIN is asked for where it was given too long ago, and the same tick is sent again', async () => {
  const at = await openRole();
  await at.user.click(await box('Billing: Edit'));
  const { key } = await input(at);
  await refuse(at, 'PIN_REQUIRED', 'PIN');
  expect(await screen.findByText('Enter your PIN to change permissions.')).toBeDefined();
  await at.user.click(screen.getByLabelText('PIN, digit 1 of 4'));
  await at.user.keyboard('4826{Enter}');
  await answerWith(at.environment, 'useConfirmPinMutation', {
    confirmPin: { __typename: 'ConfirmPinSuccess', confirmedUntil: '2026-11-20T07:00:00.000Z' },
  });
  expect(await input(at)).toMatchObject({ key, rules: [{ menu: 'BILLING', edit: true }] });
});

test('a group and "All" stand for all boxes, with a dash for some of them', async () => {
  const at = await openRole({ role: roleWith(3, rule('ORDER_LIST', 'view')) });
  // Create, Edit and Delete wait for View.
  for (const name of ['Billing: Create', 'Billing: Edit', 'Billing: Delete', 'Orders: Edit'])
    expect((await box(name)).disabled).toBe(true);
  expect((await box('Order List: Edit')).disabled).toBe(false);
  const group = await box('Orders: View');
  expect(group.closest('label')?.getAttribute('data-state')).toBe('indeterminate');
  await at.user.click(group);
  expect(await input(at)).toMatchObject({
    rules: [
      { menu: 'CREATE_ORDER', view: true },
      { menu: 'ORDER_LIST', view: true },
    ],
  });
  await saved(
    at,
    'updatePermissions',
    CHANGE,
    roleWith(4, rule('ORDER_LIST', 'view'), rule('CREATE_ORDER', 'view')),
  );
  await waitFor(async () => expect((await box('Orders: View')).checked).toBe(true));
  await at.user.click(await box('Billing: All'));
  expect((await box('Billing: Delete')).disabled).toBe(false);
  const all = { view: true, create: true, edit: true, delete: true };
  await waitFor(async () => expect(await input(at)).toMatchObject({ rules: [{ menu: 'BILLING', ...all }] }));
});

test('ten menus stand on a page, or all where that was chosen, and this device remembers it', async () => {
  const at = await openRole();
  expect(await screen.findByText('1–10 of 12')).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: 'Menu 8: View' })).toBeNull();
  await at.user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await box('Menu 8: View')).toBeDefined();
  await waitFor(() => expect(at.place()).toContain('page=2'));
  await at.user.selectOptions(await screen.findByRole('combobox', { name: 'Menus on a page' }), 'All');
  expect(await screen.findByText('1–12 of 12')).toBeDefined();
  expect(await box('Menu 8: View')).toBeDefined();
  at.unmount();
  await openRole();
  expect(await screen.findByText('1–12 of 12')).toBeDefined();
});

test('one gives what one holds, and takes away anything', async () => {
  const menus = MENUS.map((one) => (one.menu === 'BILLING' ? { ...one, viewerHolds: ['VIEW'] } : one));
  await openRole({ menus });
  expect((await box('Billing: Edit')).disabled).toBe(true);
  expect((await box('Billing: Create')).disabled).toBe(false);
  expect(screen.getByText('You can only give rights you have yourself.')).toBeDefined();
});

test('the own role can be looked at, not changed', async () => {
  await openRole({ role: { ...ROLE, viewerCanPermit: false } });
  expect((await box('Billing: View')).disabled).toBe(true);
  // Once on the screen, once at the confirm button.
  expect(screen.getAllByText("You can view this role's rights but not change them.")).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Delete the rule/ })).toBeNull();
});

const chooseFirst = () => screen.getAllByText('Please select a role first.');

test('without a chosen role nothing is confirmed, and the screen says what to do first', async () => {
  const at = await openScreen();
  const all = screen.getByRole('button', { name: 'Confirm all', description: 'Please select a role first.' });
  expect(all.getAttribute('aria-disabled')).toBe('true');
  expect(chooseFirst()).toHaveLength(2);
  await at.user.click(all);
  await waitFor(() => expect(chooseFirst()).toHaveLength(3));
});

test('who may only look confirms nothing, and is told why', async () => {
  const at = await openRole({ mayEdit: false });
  const all = await screen.findByRole('button', {
    name: 'Confirm all',
    description: "You can view this role's rights but not change them.",
  });
  await at.user.click(all);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('all is confirmed as it is seen, after a question', async () => {
  const at = await openRole();
  await box('Billing: View');
  await at.user.click(screen.getByRole('button', { name: 'Confirm all' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm all permissions of Cashier?' });
  expect(within(dialog).getByText(/you checked all 2 of 48 rights of Cashier/)).toBeDefined();
  await at.user.click(within(dialog).getByRole('button', { name: 'Confirm all' }));
  expect(await input(at, CONFIRM)).toMatchObject({
    designation: 'd2',
    expectedVersion: 3,
    rules: [{ menu: 'BILLING', view: true, create: true, edit: false, delete: false }],
  });
  const permissions = {
    ...ROLE.permissions,
    confirmedAt: '2026-11-20T06:30:00.000Z',
    confirmedBy: 'Asha Rao',
  };
  await saved(at, 'confirmPermissions', CONFIRM, { ...ROLE, permissions });
  expect(await screen.findByText('Permissions of Cashier confirmed')).toBeDefined();
  expect(await screen.findByText(/^Confirmed by Asha Rao, 20 Nov/)).toBeDefined();
});

test('a rule is deleted after a question', async () => {
  const at = await openRole();
  await at.user.click(await screen.findByRole('button', { name: 'Delete the rule of Billing' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete the rule of Billing?' });
  await at.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await input(at, DELETE)).toMatchObject({ designation: 'd2', menus: ['BILLING'] });
  const permissions = { ...ROLE.permissions, hasRules: false, rules: [] };
  await saved(at, 'revokePermissions', DELETE, { ...ROLE, permissions });
  expect(await screen.findByText('Permision not Available.')).toBeDefined();
});

test('permissions that can not be loaded are told, with Retry', async () => {
  const at = await openScreen('/SalesSettingMaster?role=d2');
  await fail(at.environment, 'RoleRightsQuery', unreachable('r1'));
  expect(await screen.findByText('Failed to load permissions or menu data.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await showRole(at);
  expect(await box('Billing: View')).toBeDefined();
});
