import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableEverywhere } from './support/looks.ts';
import { addGarment, makeOrder, soon } from './support/orders.ts';
import { PNG } from './support/png.ts';
import { addCustomer } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

const MOVE = `mutation ($input: MovePiecesInput!) { movePieces(input: $input) { __typename } }`;

const PIECES = `query ($id: ID!) { node(id: $id) { ... on Order { items { pieces { id } } } } }`;
interface Pieces {
  node: { items: { pieces: { id: string }[] }[] };
}

test('what is due is on the board; a piece is done at its card, taken back, and done again', async () => {
  const token = await tokenOf(OWNERS.boutique);
  const customer = await addCustomer(token);
  const garment = await addGarment(token, `Kurti ${customer.mobile}`, '800.00');
  const order = await makeOrder(token, customer, garment, soon());
  const { page } = await visit({ token });
  await page.goto('/order-list');
  await page.getByRole('radio', { name: 'Due board' }).locator('..').click();
  await page.waitForURL('**/order-list?view=due');
  const row = page.getByRole('listitem').filter({ hasText: customer.name });
  await row.getByText('2 left').waitFor();
  await expectUsableEverywhere(page, () => row.getByText('2 left').waitFor());
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('button', { name: 'Pieces a day' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('0');
  await page.keyboard.press('Enter');
  await dialog.getByText('A whole number from 1 to 9999.').waitFor();
  await expectUsable(page, 'the daily number with a problem');
  await dialog.getByRole('textbox').fill('8');
  await page.keyboard.press('Enter');
  await page.getByText('Daily number saved').waitFor();
  await page.getByText('Due today, of 8 a day').waitFor();

  const { node } = await ask<Pieces>(token, PIECES, { id: order.id });
  const piece = node.items[0]?.pieces[0]?.id ?? '';
  const { page: phone } = await visit({ token, device: 'phone' });
  await phone.goto(`/piece-details?${new URLSearchParams({ id: piece }).toString()}`);
  const done = phone.getByRole('button', { name: 'Done', exact: true });
  await done.waitFor();
  await expectUsableEverywhere(phone, () => done.waitFor());
  await phone.setViewportSize({ width: 360, height: 740 });
  await done.click();
  await phone.getByText('This piece is ready.').waitFor();
  await expectUsable(phone, 'a piece that can be taken back');
  await phone.getByRole('button', { name: /^Undo/ }).click();
  await phone.getByText('Undone.').waitFor();
  await done.click();
  await phone.getByText('This piece is ready.').waitFor();

  await page.reload();
  await row.getByText('1 left').waitFor();
  expect(await row.getByText('of 2').count()).toBe(1);
  await row.getByRole('button', { name: customer.name }).click();
  await page.waitForURL('**/order-details?id=*');

  await page.getByText('1 piece waits to be collected').waitFor();
  await page.getByRole('button', { name: 'Hand over' }).click();
  const handOver = page.getByRole('dialog');
  const leave = handOver.getByText(/^Hand over although/);
  await leave.waitFor();
  await expectUsableEverywhere(page, () => leave.waitFor());
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.keyboard.press('Enter');
  await handOver.getByText(/is due\. Receive it first/).waitFor();
  await leave.click();
  await handOver.getByRole('button', { name: 'Hand over 1 piece' }).click();
  await page.getByText(`1 piece handed over to ${customer.name}`).waitFor();
  await page
    .getByText(new RegExp(`collected by ${customer.name}`))
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Take back piece/ }).click();
  await page.getByText('The hand-over was taken back.').waitFor();
  await page.getByText('1 piece waits to be collected').waitFor();
});

test('a piece that was collected comes back to be altered, as an order that names it', async () => {
  const token = await tokenOf(OWNERS.boutique);
  const customer = await addCustomer(token);
  const order = await makeOrder(
    token,
    customer,
    await addGarment(token, `Gown ${customer.mobile}`, '900.00'),
    soon(),
  );
  const { node } = await ask<Pieces>(token, PIECES, { id: order.id });
  const pieces = [node.items[0]?.pieces[0]?.id ?? ''];
  await ask(token, MOVE, { input: { key: randomUUID(), pieces, state: 'DONE' } });
  const { page } = await visit({ token });
  await page.goto(`/order-details?${new URLSearchParams({ id: order.id }).toString()}`);
  await page.getByRole('button', { name: 'Hand over' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^Hand over although/)
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over 1 piece' }).click();
  await page.getByText(`1 piece handed over to ${customer.name}`).waitFor();

  // By keyboard only.
  await page.getByRole('button', { name: /^Alter piece 1/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Alter / });
  const cause = dialog.getByRole('textbox', { name: /altered\?/ });
  await cause.waitFor();
  await expectUsableEverywhere(page, () => cause.waitFor());
  await page.setViewportSize({ width: 1366, height: 768 });
  await cause.press('Enter');
  await dialog.getByText('Say what is to be altered.').waitFor();
  await expectUsable(page, 'an alteration with problems');
  await cause.fill('Sleeves too long');
  await dialog.getByRole('textbox', { name: 'Charge (₹)' }).fill('100');
  const [year = '', month = '', day = ''] = soon().split('-');
  await dialog.getByRole('textbox', { name: /^Ready by/ }).fill(`${day}/${month}/${year}`);
  await page.keyboard.press('Enter');
  await page.getByText(/^Alteration .* taken\.$/).waitFor();
  await page.getByRole('link', { name: `Alteration of ${order.number}, piece 1` }).waitFor();
  await page.getByText('Sleeves too long').waitFor();
  await expectUsableEverywhere(page, () => page.getByText('Sleeves too long').waitFor());
  await page.setViewportSize({ width: 1366, height: 768 });
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
  await dialog.waitFor();
  await expectUsableEverywhere(page, () => dialog.waitFor());
  await page.setViewportSize({ width: 1366, height: 768 });
  await dialog.getByRole('textbox', { name: /^What it is/ }).fill('Red georgette');
  await dialog.getByRole('textbox', { name: /^Metres/ }).fill('4.5');
  await dialog.getByTestId('picture-file').setInputFiles({
    name: 'cloth.png',
    mimeType: 'image/png',
    buffer: PNG,
  });
  await dialog.getByRole('img', { name: /^Photo of the cloth/ }).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Cloth saved.').waitFor();
  await page.getByText('Red georgette, 4.5 m').waitFor();
  await expectUsable(page, 'an item with cloth');
  // By keyboard only.
  await page.getByRole('button', { name: /^Give back what is left/ }).press('Enter');
  const left = page.getByRole('textbox', { name: /^Metres left over/ });
  await left.fill('5');
  await left.press('Enter');
  await page.getByText('Enter 0 or more, and no more than came in.').waitFor();
  await expectUsable(page, 'cloth with a problem');
  await left.fill('0.75');
  await left.press('Enter');
  await page.getByText('Cloth given back.').waitFor();
  await page.getByText(/^0\.75 m given back, /).waitFor();
});
