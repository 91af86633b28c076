import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { PRIYA, open, tenant, type, signIn } from './testing.tsx';

vi.mock('../../local/listDrafts.ts', () => ({ listDrafts: () => Promise.resolve([]) }));

beforeEach(signIn);
afterEach(() => {
  vi.useRealTimers();
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
