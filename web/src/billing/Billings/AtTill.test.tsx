import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AtRoute } from '../../testing/render.tsx';
import { addItem, create, enter, GOODS, lines, openCart, product, cart } from './testing.tsx';
import { choose, discount, input } from './testingCreate.tsx';

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
  await at.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(lines()).toHaveLength(0);
  await addAt(at, '40');
  await waitFor(() => expect(lines()).toHaveLength(1));
  await at.user.click(cart().getByRole('button', { name: /Edit.*Vegetables/ }));
  enter(within(await screen.findByRole('dialog')).getByLabelText('Price'), '45');
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
