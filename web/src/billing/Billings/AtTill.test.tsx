import { screen, waitFor, within, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AtRoute } from '../../testing/render.tsx';
import { addItem, create, enter, GOODS, lines, openCart, product, cart, DATA } from './testing.tsx';
import { choose, discount, input, advance, MUTATION } from './testingCreate.tsx';
import { answerWith, waiting } from '../../testing/answer.ts';
import { accounts } from '../testing/document.ts';
import { hasFocus } from '../../testing/hasFocus.ts';

const VEGETABLES = product('p9', 'Vegetables', '0.00', { priceAtTill: true, tracksStock: false });

const open = () => openCart({ goods: [...Object.values(GOODS), VEGETABLES] });
const asked = async () => within(await screen.findByRole('dialog', { name: 'Enter its price' }));
const question = async () => within(await screen.findByRole('alertdialog'));

/** Sets the requested price as a whole: typed letter by letter at the speed of a test it would count as a scan. */
async function type(at: AtRoute, price: string): Promise<void> {
  const field = (await asked()).getByLabelText('Price');
  enter(field, price);
  field.focus();
  await at.user.keyboard('{Enter}');
}

async function addAt(at: AtRoute, price: string): Promise<void> {
  await addItem(at, 'vegetables');
  await type(at, price);
}

test('what has no price asks for one, and Enter adds it at that', async () => {
  const at = await open();
  expect((await screen.findByRole('row', { name: /Vegetables/ })).textContent).toContain('At the till');
  await addAt(at, '42.50');
  await waitFor(() => expect(lines()[0]).toMatch(/Vegetables.*₹42\.50/));
  choose('Cash');
  await at.user.click(create());
  expect(await input(at)).toMatchObject({ lines: [{ item: 'p9', quantity: '1', price: '42.50' }] });
});

test('no price adds nothing and is told; one more at the same price is one more on its line', async () => {
  const at = await open();
  await addAt(at, '');
  expect(await screen.findByText('Enter an amount in rupees, like 10.50')).toBeDefined();
  await type(at, '40');
  await waitFor(() => expect(lines()).toHaveLength(1));
  await addAt(at, '40.00');
  await waitFor(() => expect(cart().getByText('1 item · quantity 2')).toBeDefined());
});

test('a price that was typed and not added goes without a question; a line that was edited asks', async () => {
  const at = await open();
  await addItem(at, 'vegetables');
  enter((await asked()).getByLabelText('Price'), '42.50');
  await hasFocus(await screen.findByRole('dialog'));
  await at.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(lines()).toHaveLength(0);
  await addAt(at, '40');
  await waitFor(() => expect(lines()).toHaveLength(1));
  await at.user.click(cart().getByRole('button', { name: /Edit.*Vegetables/ }));
  const dialog = await screen.findByRole('dialog');
  enter(within(dialog).getByLabelText('Price'), '45');
  await hasFocus(dialog);
  await at.user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog')).toBeDefined();
});

test('added again it asks again, and at another price stands on a line of its own', async () => {
  const at = await open();
  await addAt(at, '40');
  await addAt(at, '25');
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(lines()).toEqual(
    expect.arrayContaining([expect.stringMatching(/₹25\.00/), expect.stringMatching(/₹40\.00/)]),
  );
  await addAt(at, '25');
  await waitFor(() => expect(cart().getByText('2 items · quantity 3')).toBeDefined());
  choose('Cash');
  await at.user.click(create());
  expect(await input(at)).toMatchObject({
    lines: [
      { item: 'p9', quantity: '1', price: '40.00' },
      { item: 'p9', quantity: '2', price: '25.00' },
    ],
  });
});

test('its price is edited for this bill, without a question whether for good', async () => {
  const at = await open();
  await addAt(at, '40');
  await at.user.click(await cart().findByRole('button', { name: /^Edit quantity and price of Vegetables/ }));
  const editor = within(await screen.findByRole('dialog', { name: 'Edit Quantity and Price' }));
  enter(editor.getByLabelText('Price'), '45');
  await at.user.click(editor.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lines()[0]).toMatch(/₹45\.00/);
});

test('a line at ₹0.00 is asked about before it is billed', async () => {
  const at = await open();
  await addItem(at, 'kota');
  await addAt(at, '0');
  await waitFor(() => expect(lines()).toHaveLength(2));
  choose('Cash');
  await at.user.click(create());
  expect((await question()).getByText('Bill Vegetables at ₹0.00?')).toBeDefined();
  await at.user.click((await question()).getByRole('button', { name: 'Bill at ₹0.00' }));
  expect(await input(at)).toMatchObject({ zeroConfirmed: true });
});

test('a discount of everything is asked about; no answer bills nothing', async () => {
  const at = await open();
  await addItem(at, 'kota');
  await addItem(at, 'bandhani');
  choose('Cash');
  enter(discount(), '6532.70');
  await at.user.click(create());
  const ask = await question();
  expect(ask.getByText('Bill 2 items at ₹0.00?')).toBeDefined();
  await at.user.click(ask.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(lines()).toHaveLength(2);
});

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
