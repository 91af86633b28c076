import { expect, test } from 'vitest';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableEverywhere } from './support/looks.ts';
import { addGarment, makeOrder, soon } from './support/orders.ts';
import { addCustomer } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

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
  await phone.getByText('Taken back.').waitFor();
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
  const leave = handOver.getByText(/^The pieces go although/);
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
