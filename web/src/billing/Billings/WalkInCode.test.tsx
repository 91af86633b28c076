import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { accounts } from '../testing/document.ts';
import { addItem, create, DATA, openCart } from './testing.tsx';
import { choose, input, MUTATION } from './testingCreate.tsx';

/** A saree for somebody without a name, paid by UPI. */
async function ready(): Promise<AtRoute> {
  const walkIn = { name: 'Walk-in', mobile: null, isWalkIn: true };
  const at = await openCart({ customer: walkIn }, { ...DATA, contactName: 'Walk-in', contactMobile: '' });
  await addItem(at, 'kota');
  choose('UPI');
  return at;
}

test('a walk-in scans the code before the bill is made, and the bill says that it is paid', async () => {
  const at = await ready();
  await at.user.click(create());
  await answerWith(at.environment, 'upiAccountQuery', accounts('meenakshi.boutique@upi'));
  expect(await screen.findByRole('figure', { name: /UPI QR code of ₹4,590\.20/ })).toBeDefined();
  expect(waiting(at.environment, MUTATION)).toBe(0);
  await at.user.type(screen.getByRole('textbox', { name: /Reference/ }), '432109876543{Enter}');
  expect(waiting(at.environment, MUTATION)).toBe(0);
  await at.user.keyboard('{Control>}{Enter}{/Control}');
  expect(await input(at)).toMatchObject({
    expectedTotal: '4590.20',
    payments: [{ mode: 'UPI', amount: '4590.20', reference: '432109876543' }],
  });
});

test('who does not pay leaves no bill: the cart stays as it is', async () => {
  const at = await ready();
  await at.user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('dialog', { name: 'Scan to Pay' });
  await at.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(waiting(at.environment, MUTATION)).toBe(0);
  expect(create()).toBeDefined();
});
