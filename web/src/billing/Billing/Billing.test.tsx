import { decodeBillingData, encodeBillingData } from '@galla/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail } from '../../testing/answer.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { PRIYA_NODE, address, details, mainAct, open, rows, search, signIn } from './testing.tsx';

/** The device's storage. */
const { kept } = vi.hoisted(() => ({ kept: [] as unknown[] }));
vi.mock('../../local/listDrafts.ts', () => ({ listDrafts: () => Promise.resolve(kept) }));

beforeEach(() => {
  kept.length = 0;
  signIn();
});
afterEach(() => {
  vi.useRealTimers();
});

test('shows who came last, with what each has to pay, and the search has the focus', async () => {
  await open();
  expect(globalThis.document.activeElement).toBe(search());
  expect(rows()[0]).toMatch(/Priya Agarwal98290 41526Regular.*₹1,200\.00/);
  expect(rows()[1]).toMatch(/Fatima Sheikh.*Never.*Nothing/);
  expect(screen.getByText('2 customers')).toBeDefined();
});

test('arrows and Enter choose; the column tells what one wants to know before billing', async () => {
  const at = await open();
  await at.user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  const { request } = await answerWith(at.environment, 'ChosenCustomerQuery', details);
  expect(request.variables).toEqual({ id: 'c1' });
  const column = await screen.findByRole('complementary', { name: 'Chosen customer' });
  expect(await within(column).findByText('Bills so far')).toBeDefined();
  expect(column.textContent).toMatch(/14.*Last bill₹3,860\.00, 17 Nov.*Still to payPartial/);
  expect(within(column).getByRole('link', { name: 'All 14' }).getAttribute('href')).toBe(
    '/Billing-History?search=9829041526',
  );
  expect(within(column).getByText('Invoice for Priya Agarwal')).toBeDefined();
});

test('goes on to the cart with who is billed, by whom and what, in the address', async () => {
  const at = await open();
  await at.user.click(screen.getByText('Priya Agarwal'));
  await at.user.selectOptions(screen.getByLabelText(/Billed by/), 'Kavita Meena');
  await at.user.keyboard('{Control>}{Enter}{/Control}');
  await answerWith(at.environment, 'useContinueQuery', { node: PRIYA_NODE });
  expect(await screen.findByText('The cart')).toBeDefined();
  expect(decodeBillingData(address(at).get('data') ?? '')).toEqual({
    contactId: 'c1',
    contactName: 'Priya Agarwal',
    contactMobile: '9829041526',
    employeeId: 'e2',
    employeeName: 'Kavita Meena',
    option: 'invoice',
  });
});

test('a quick bill goes to its own screen', async () => {
  const at = await open('/Billing?customer=c1');
  await at.user.click(screen.getByRole('radio', { name: /Quick Bill/ }));
  await at.user.click(mainAct());
  await answerWith(at.environment, 'useContinueQuery', { node: PRIYA_NODE });
  expect(await screen.findByText('Quick bill')).toBeDefined();
  expect(decodeBillingData(address(at).get('data') ?? '')?.option).toBe('proposal');
});

test('with nobody chosen it says so, and goes nowhere', async () => {
  const at = await open();
  await at.user.click(mainAct());
  expect(screen.getByRole('alert').textContent).toBe('Please select both an option and a customer');
  expect(at.place()).toBe('/Billing');
});

test('type, customer, employee and search survive a reload', async () => {
  await open('/Billing?type=order&customer=c1&employee=e1&search=pri');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Order/ }).checked).toBe(true);
  expect(search().value).toBe('pri');
  expect(screen.getByLabelText<HTMLSelectElement>(/Billed by/).value).toBe('e1');
});

test('carts that are kept on this device are listed, and their customers are marked', async () => {
  const data = encodeBillingData({
    contactId: 'c2',
    contactName: 'Fatima Sheikh',
    contactMobile: '9414077320',
    option: 'order',
  });
  kept.push({ data, lines: [{}, {}] }, { data: 'nothing', lines: [] }, undefined);
  const at = await open();
  const carts = within(await screen.findByRole('navigation', { name: 'Open carts' }));
  expect(screen.getByRole('row', { name: /Fatima Sheikh.*Open cart/ })).toBeDefined();
  expect(screen.queryByRole('row', { name: /Priya Agarwal.*Open cart/ })).toBeNull();
  await at.user.click(carts.getByRole('link', { name: 'Fatima Sheikh · Order · 2 items' }));
  expect(await screen.findByText('The cart')).toBeDefined();
  expect(address(at).get('data')).toBe(data);
});

test('a customer that can’t be loaded leaves the rest of the screen, and is tried again', async () => {
  const at = await open('/Billing?customer=c1');
  await fail(at.environment, 'ChosenCustomerQuery', unreachable('r1'));
  const band = await screen.findByRole('alert');
  expect(band.textContent).toMatch(/Failed to fetch customer data/);
  expect(rows()).toHaveLength(2);
  await at.user.click(within(band).getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, 'ChosenCustomerQuery', details);
  expect(await screen.findByText('Bills so far')).toBeDefined();
});

test('on a phone the chosen row carries a tick, and who bills stands above the button', async () => {
  setWidth(360);
  const at = await open();
  expect(globalThis.document.activeElement).toBe(search());
  await at.user.click(screen.getByRole('button', { name: /Priya Agarwal/ }));
  expect(screen.getByRole('button', { name: /Priya Agarwal/ }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByText(/Billed by/).textContent).toBe('Billed by You');
  await at.user.click(screen.getByRole('button', { name: 'Change' }));
  await at.user.selectOptions(await screen.findByLabelText(/Billed by/), 'Rekha Yadav');
  await waitFor(() => expect(address(at).get('employee')).toBe('e1'));
});
