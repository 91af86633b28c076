import { beforeAll, expect, test } from 'vitest';
import { ask, tokenOf } from './support/api.ts';
import { makeBill, type Bill } from './support/bills.ts';
import { expectUsable } from './support/looks.ts';
import { makeShop } from './support/ownShop.ts';
import { addCustomer, addProduct, stockOf, type Customer } from './support/shop.ts';
import { SIZES, useVisits } from './support/visits.ts';

const visit = useVisits();

let token: string;
let customer: Customer;
let bills: [Bill, Bill];

beforeAll(async () => {
  token = await tokenOf(await makeShop());
  await addProduct(token, 'Kolhapuri chappal', 20);
  const { product } = await stockOf(token);
  if (!product) throw new Error('The product is not there.');
  customer = await addCustomer(token);
  bills = [await makeBill(token, customer, product), await makeBill(token, customer, product)];
});

const OWED = `query ($id: ID!) { node(id: $id) { ... on Customer { pending credit } } }`;
const owed = async () =>
  (await ask<{ node: { pending: string; credit: string } }>(token, OWED, { id: customer.id })).node;

test('what was owed before and two bills are paid by one amount, by the keyboard; what is above them is credit', async () => {
  const { page } = await visit({ token });
  await page.goto(`/crm/customer-details?${String(new URLSearchParams({ id: customer.id }))}`);
  const set = page.getByRole('button', { name: 'Set opening due' });
  const owing = page.getByRole('dialog', { name: /^Opening due of/ });
  for (const [width, size] of Object.entries(SIZES)) {
    // oxlint-disable no-await-in-loop -- one size after the other
    await page.setViewportSize(size);
    await set.click();
    await owing.getByRole('textbox', { name: /^Owed since/ }).waitFor();
    await expectUsable(page, `an opening due, ${width}`);
    await page.keyboard.press('Escape');
    await owing.waitFor({ state: 'detached' });
    // oxlint-enable no-await-in-loop
  }
  await page.setViewportSize(SIZES.desktop);
  await set.focus();
  await page.keyboard.press('Enter');
  await owing.getByRole('textbox', { name: /^Owed ?\(/ }).fill('100');
  await page.keyboard.press('Enter');
  await page.getByText(/^₹100\.00 of ₹100\.00 still to pay, since/).waitFor();
  const act = page.getByRole('button', { name: 'Receive on account' });
  const sum = 100 + Number(bills[0].total) + Number(bills[1].total);
  for (const [width, size] of Object.entries(SIZES)) {
    // oxlint-disable no-await-in-loop -- one size after the other
    await page.setViewportSize(size);
    await act.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(bills[1].number).waitFor();
    await expectUsable(page, `money on account, ${width}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // oxlint-enable no-await-in-loop
  }
  await page.setViewportSize(SIZES.desktop);
  await act.focus();
  await page.keyboard.press('Enter');
  const amount = page.getByRole('textbox', { name: /^Amount/ });
  await amount.fill((sum + 50).toFixed(2));
  await page.getByText('Kept as credit').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(/^Receipt .+ is made\./).waitFor();
  await expectUsable(page, 'a receipt that is made');
  expect(await owed()).toEqual({ pending: '0.00', credit: '50.00' });
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Nothing to pay').first().waitFor();

  await page.goto(`/Billing-History?open=${bills[0].id}`);
  await page
    .getByText(/Receipt .*\/R\//)
    .first()
    .waitFor();
});
