import { expect, test } from 'vitest';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { addGarment, makeOrder, soon } from './support/orders.ts';
import { PNG } from './support/png.ts';
import { addCustomer } from './support/shop.ts';
import { SIZES, useVisits } from './support/visits.ts';

const visit = useVisits();

const PIECES = `query ($id: ID!) { node(id: $id) { ... on Order { items { pieces { id } } } } }`;
interface Pieces {
  node: { items: { pieces: { id: string }[] }[] };
}

test('a piece is done at its card, waits on the board, is handed over, and comes back to be altered', async () => {
  const token = await tokenOf(OWNERS.boutique);
  const customer = await addCustomer(token);
  const garment = await addGarment(token, `Kurti ${customer.mobile}`, '800.00');
  const order = await makeOrder(token, customer, garment, soon());
  const { node } = await ask<Pieces>(token, PIECES, { id: order.id });
  const piece = node.items[0]?.pieces[0]?.id ?? '';
  const { page } = await visit({ token, device: 'phone', colours: 'dark' });
  await page.goto(`/piece-details?${new URLSearchParams({ id: piece }).toString()}`);
  const done = page.getByRole('button', { name: 'Done', exact: true });
  await done.waitFor();
  await expectUsable(page, 'a piece');
  await done.click();
  await page.getByText('This piece is ready.').waitFor();
  await expectUsable(page, 'a piece that can be taken back');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByText('Undone.').waitFor();
  await done.click();
  await page.getByText('This piece is ready.').waitFor();

  await page.setViewportSize(SIZES.desktop);
  await goWithin(page, '/order-list');
  await page.getByRole('radio', { name: 'Due board' }).locator('..').click();
  await page.waitForURL('**/order-list?view=due');
  const row = page.getByRole('listitem').filter({ hasText: customer.name });
  await expectUsableAtBoth(page, () => row.getByText('1 left').waitFor());
  expect(await row.getByText('of 2').count()).toBe(1);
  await page.getByRole('button', { name: 'Pieces a day' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('8');
  await page.keyboard.press('Enter');
  await page.getByText('Daily number saved').waitFor();
  await page.getByText('Due today, of 8 a day').waitFor();
  await row.getByRole('button', { name: customer.name }).click();
  await page.waitForURL('**/order-details?id=*');

  await page.getByText('1 piece waits to be collected').waitFor();
  const dialog = page.getByRole('dialog');
  const handOver = async (): Promise<void> => {
    await dialog.getByText(/^Hand over although/).click();
    await dialog.getByRole('button', { name: 'Hand over 1 piece' }).click();
    await page
      .getByText(new RegExp(`collected by ${customer.name}`))
      .first()
      .waitFor();
  };
  await page.getByRole('button', { name: 'Hand over' }).click();
  await dialog.getByText(/^Hand over although/).waitFor();
  await expectUsable(page, 'the hand-over of a piece');
  await handOver();
  await page.getByText(`1 piece handed over to ${customer.name}`).waitFor();
  await page.getByRole('button', { name: /^Take back piece/ }).click();
  await page.getByText('The hand-over was taken back.').waitFor();
  await page.getByText('1 piece waits to be collected').waitFor();
  await page.getByRole('button', { name: 'Hand over' }).click();
  await handOver();

  // By keyboard only.
  await page.getByRole('button', { name: /^Alter piece 1/ }).press('Enter');
  const alter = page.getByRole('dialog', { name: /^Alter / });
  const cause = alter.getByRole('textbox', { name: /altered\?/ });
  await cause.waitFor();
  await expectUsable(page, 'an alteration');
  await cause.fill('Sleeves too long');
  await alter.getByRole('textbox', { name: 'Charge (₹)' }).fill('100');
  const [year = '', month = '', day = ''] = soon().split('-');
  await alter.getByRole('textbox', { name: /^Ready by/ }).fill(`${day}/${month}/${year}`);
  await page.keyboard.press('Enter');
  await page.getByText(/^Alteration .* taken\.$/).waitFor();
  await page.getByRole('link', { name: `Alteration of ${order.number}, piece 1` }).waitFor();
  await expectUsableAtBoth(page, () => page.getByText('Sleeves too long').waitFor());
  await page.getByRole('link', { name: `Alteration of ${order.number}, piece 1` }).click();
  await page.getByRole('link', { name: /^came back: / }).waitFor();
});

test('cloth that a customer brought is noted at its item, and what is left is given back', async () => {
  const token = await tokenOf(OWNERS.boutique);
  const customer = await addCustomer(token);
  const garment = await addGarment(token, `Lehenga ${customer.mobile}`, '2500.00');
  const order = await makeOrder(token, customer, garment, soon());
  const { page } = await visit({ token });
  await page.goto(`/order-details?${new URLSearchParams({ id: order.id }).toString()}`);
  await page.getByRole('button', { name: /^Record cloth for/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Customer’s cloth/ });
  await dialog.getByRole('textbox', { name: /^What it is/ }).fill('Red georgette');
  await dialog.getByRole('textbox', { name: /^Metres/ }).fill('4.5');
  await dialog.getByTestId('picture-file').setInputFiles({
    name: 'cloth.png',
    mimeType: 'image/png',
    buffer: PNG,
  });
  await dialog.getByRole('img', { name: /^Photo of the cloth/ }).waitFor();
  await expectUsable(page, 'cloth');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Cloth saved.').waitFor();
  await page.getByText('Red georgette, 4.5 m').waitFor();
  await expectUsable(page, 'an item with cloth');
  // By keyboard only.
  await page.getByRole('button', { name: /^Give back what is left/ }).press('Enter');
  const left = page.getByRole('textbox', { name: /^Metres left over/ });
  await left.fill('0.75');
  await left.press('Enter');
  await page.getByText('Cloth given back.').waitFor();
  await page.getByText(/^0\.75 m given back, /).waitFor();
});
