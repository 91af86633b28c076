import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unreachable } from '../../app/graph/failure.ts';
import { answer, fail, sentOperation } from '../../testing/answer.ts';
import { FATIMA, PRIYA, address, open, rows, search, tenant, type, signIn } from './testing.tsx';
import { setWidth } from '../../testing/setWidth.ts';

beforeEach(signIn);
afterEach(() => {
  vi.useRealTimers();
});

test('filters at the key, and asks the server once the typing pauses', async () => {
  const at = await open();
  type('fati');
  expect(rows()).toHaveLength(1);
  const asked = await sentOperation(at.environment, 'BillingQuery');
  expect(asked.request.variables).toMatchObject({ search: 'fati' });
  expect(address(at).get('search')).toBe('fati');
  await answer(
    at.environment,
    'BillingQuery',
    tenant([FATIMA, { ...FATIMA, id: 'c9', name: 'Fatima Khan' }]),
  );
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('finds by a part of the mobile, however it is typed', async () => {
  const at = await open();
  await at.user.type(search(), '94140 773');
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toMatch(/Fatima/);
});

test('1, 2 and 3 choose the type, but in the search they are typed', async () => {
  const at = await open();
  await at.user.type(search(), '2');
  expect(search().value).toBe('2');
  search().blur();
  await at.user.keyboard('2');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Order/ }).checked).toBe(true);
});

test('while the server is asked nobody is said to be missing, and Enter waits for the answer', async () => {
  const at = await open();
  type('zoya');
  await at.user.keyboard('{Enter}');
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Add “/ })).toBeNull();
  expect(screen.getByText('Loading…')).toBeDefined();
  const found = ['Zoya Khan', 'Zoya Ali'].map((name, at) => ({ ...FATIMA, id: `z${at}`, name }));
  await answer(at.environment, 'BillingQuery', tenant(found));
  await waitFor(() => expect(address(at).get('customer')).toBe('z0'));
});

test('by a name Enter takes the first of the answer, by a whole number who is known here at once', async () => {
  const at = await open('/Billing', [{ ...PRIYA, name: 'Rajesh Agarwal' }, FATIMA]);
  type('ramesh');
  expect(rows()[0]).toMatch(/Rajesh/);
  await at.user.keyboard('{Enter}');
  const ramesh = { ...FATIMA, id: 'c7', name: 'Ramesh Nair', mobile: '9829000000' };
  await answer(at.environment, 'BillingQuery', tenant([ramesh]));
  await waitFor(() => expect(address(at).get('customer')).toBe('c7'));
  type('94140 77320');
  await at.user.keyboard('{Enter}');
  await waitFor(() => expect(address(at).get('customer')).toBe('c2'));
});

test('a search that fails says so at the hits, keeps who is chosen, and is tried again', async () => {
  const at = await open('/Billing?customer=c1&type=order');
  const box = search();
  type('fat');
  await fail(at.environment, 'BillingQuery', unreachable('r1'));
  const band = (await screen.findByText('Failed to fetch customer data.')).closest('[role=alert]');
  expect(rows()).toEqual([expect.stringMatching(/Fatima/)]);
  expect(search()).toBe(box);
  expect(search().value).toBe('fat');
  expect(address(at).get('customer')).toBe('c1');
  await at.user.click(within(band as HTMLElement).getByRole('button', { name: /Retry/ }));
  await answer(at.environment, 'BillingQuery', tenant([FATIMA, { ...FATIMA, id: 'c8', name: 'Asha Fati' }]));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.queryByText('Failed to fetch customer data.')).toBeNull();
});

test('where a search fails nobody is chosen by an Enter that waited, and nobody is said to be missing', async () => {
  const at = await open();
  type('zoya');
  await at.user.keyboard('{Enter}');
  await fail(at.environment, 'BillingQuery', unreachable('r1'));
  await screen.findByText('Failed to fetch customer data.');
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  await at.user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address(at).get('customer')).toBeNull();
});

test('the keyboard’s row stays the same person when the answer puts another above', async () => {
  const at = await open('/Billing', [PRIYA, { ...FATIMA, name: 'Priya Sheikh' }]);
  type('priya');
  await at.user.keyboard('{ArrowDown}');
  const first = { ...FATIMA, id: 'c7', name: 'Priya Nair' };
  const second = { ...FATIMA, name: 'Priya Sheikh' };
  await answer(at.environment, 'BillingQuery', tenant([first, PRIYA, second]));
  await waitFor(() => expect(rows()).toHaveLength(3));
  await at.user.keyboard('{Enter}');
  await waitFor(() => expect(address(at).get('customer')).toBe('c2'));
});

test('who was found before is found again at the key, the name’s beginning first', async () => {
  const at = await open('/Billing', [{ ...FATIMA, id: 'c8', name: 'Asha Fati' }, PRIYA]);
  type('fati');
  await answer(at.environment, 'BillingQuery', tenant([FATIMA, { ...FATIMA, id: 'c8', name: 'Asha Fati' }]));
  await waitFor(() => expect(rows()[0]).toMatch(/Fatima/));
  type('fat');
  expect(rows().map((row) => row.replace(/\d.*/, ''))).toEqual(['FSFatima Sheikh', 'AFAsha Fati']);
});

test('nobody found offers to add what was typed', async () => {
  const at = await open();
  type('Zoya');
  await answer(at.environment, 'BillingQuery', tenant([]));
  expect(screen.getByText('Nothing found for “Zoya”')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Add “Zoya”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add New Customer' });
  const name = await within(dialog).findByLabelText<HTMLInputElement>(/^Name/);
  expect(name.value).toBe('Zoya');
});

test('who may only look is told so in place of the way on, and nothing offers to bill or to add', async () => {
  const at = await open('/Billing', [PRIYA], { mayBill: false, mayAddCustomers: false });
  expect(
    screen.getByText('Your role can look up customers, but not bill them. Ask the owner.'),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: /Select & Continue|Add customer|Walk-in/ })).toBeNull();
  expect(screen.queryByRole('radiogroup', { name: 'Document type' })).toBeNull();
  await at.user.keyboard('{F2}{F9}{Control>}{Enter}{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  type('Zoya');
  await answer(at.environment, 'BillingQuery', tenant([], 0, { mayBill: false, mayAddCustomers: false }));
  expect(await screen.findByText('Nothing found for “Zoya”')).toBeDefined();
  await at.user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(at.place()).toBe('/Billing?search=Zoya');
});

test('on a phone who may only look sees the chosen customer, and no way on', async () => {
  setWidth(360);
  const at = await open('/Billing', [PRIYA], { mayBill: false, mayAddCustomers: true });
  expect(screen.getByText(/Your role can look up customers/)).toBeDefined();
  expect(screen.queryByText(/Billed by/)).toBeNull();
  await at.user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('dialog', { name: 'Chosen customer' })).toBeDefined();
});
