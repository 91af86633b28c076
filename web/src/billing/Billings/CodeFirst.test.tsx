import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { accounts } from '../testing/document.ts';
import { addItem, cart, create, DATA, enter, openCart } from './testing.tsx';
import { advance, choose, input, MUTATION } from './testingCreate.tsx';
import { hasFocus } from '../../testing/hasFocus.ts';

/** A saree for the walk-in customer, paid by UPI. */
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
  const reference = screen.getByRole('textbox', { name: /Reference/ });
  // Set as a whole: typed letter by letter at the speed of a test it would count as a scan.
  enter(reference, '432109876543');
  reference.focus();
  await at.user.keyboard('{Enter}');
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
  await hasFocus(await screen.findByRole('dialog', { name: 'Scan to Pay' }));
  await at.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(waiting(at.environment, MUTATION)).toBe(0);
  expect(create()).toBeDefined();
});

/** A named customer's immediate UPI payment is scanned before the bill is created, like a walk-in's. */
async function scanned(at: AtRoute, amount: RegExp): Promise<void> {
  await at.user.click(create());
  await answerWith(at.environment, 'upiAccountQuery', accounts('meenakshi.boutique@upi'));
  expect(await screen.findByRole('figure', { name: amount })).toBeDefined();
  expect(waiting(at.environment, MUTATION)).toBe(0);
  await at.user.keyboard('{Control>}{Enter}{/Control}');
}

test('a split shows the code of its part by UPI, whoever pays', async () => {
  const at = await openCart();
  await addItem(at, 'kota');
  fireEvent.click(cart().getByRole('radio', { name: 'Split' }));
  enter(cart().getByRole('textbox', { name: 'By Cash' }), '4000');
  enter(cart().getByRole('textbox', { name: 'By UPI' }), '590.20');
  await scanned(at, /UPI QR code of ₹590\.20/);
  expect(await input(at)).toMatchObject({
    payments: [
      { mode: 'CASH', amount: '4000.00' },
      { mode: 'UPI', amount: '590.20' },
    ],
  });
});

test('a part that is paid at once by UPI shows its code; the rest is scanned with the bill', async () => {
  const at = await openCart();
  await addItem(at, 'kota');
  choose('UPI');
  enter(advance(), '1000');
  await scanned(at, /UPI QR code of ₹1,000\.00/);
  expect(await input(at)).toMatchObject({ advance: '1000.00', paymentMode: 'UPI' });
});
