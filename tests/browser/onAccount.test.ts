import { beforeAll, expect, test } from 'vitest';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { makeBill, type Bill } from './support/bills.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { addCustomer, stockOf, type Customer } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

let token: string;
let customer: Customer;
let bills: [Bill, Bill];

beforeAll(async () => {
  token = await tokenOf(OWNERS.retail);
  const { product } = await stockOf(token);
  if (!product) throw new Error('A retail shop sells products.');
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
  await set.press('Enter');
  await expectUsableAtBoth(page, () => owing.getByRole('textbox', { name: /^Owed since/ }).waitFor());
  await owing.getByRole('textbox', { name: /^Owed ?\(/ }).fill('100');
  await page.keyboard.press('Enter');
  await page.getByText(/^₹100\.00 of ₹100\.00 still to pay, since/).waitFor();
  const act = page.getByRole('button', { name: 'Receive on account' });
  const sum = 100 + Number(bills[0].total) + Number(bills[1].total);
  await act.press('Enter');
  await expectUsableAtBoth(page, () => page.getByRole('dialog').getByText(bills[1].number).waitFor());
  const amount = page.getByRole('textbox', { name: /^Amount/ });
  await amount.fill((sum + 50).toFixed(2));
  await page.getByText('Kept as credit').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(/^Receipt .+ is made\./).waitFor();
  await expectUsable(page, 'a receipt that is made');
  expect(await owed()).toEqual({ pending: '0.00', credit: '50.00' });
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Nothing to pay').first().waitFor();

  await goWithin(page, `/Billing-History?open=${bills[0].id}`);
  await page
    .getByText(/Receipt .*\/R\//)
    .first()
    .waitFor();
});
