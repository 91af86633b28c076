import { expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { expectUsable } from './support/looks.ts';
import { addGarment, inAWeek, makeOrder } from './support/orders.ts';
import { addCustomer } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

test('what was measured before is offered, taken, and what differs is marked', async () => {
  const token = await tokenOf(OWNERS.boutique);
  const customer = await addCustomer(token);
  const garment = await addGarment(token, `Choli ${customer.mobile}`, '900.00');
  const values = [{ name: 'Waist', value: '30 1/2' }];
  await makeOrder(token, customer, garment, inAWeek(), { method: 'FORM', unit: 'INCH', values });
  const { page } = await visit({ token });
  await page.goto('/create-order');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Choose customer', exact: true }).click();
  await dialog.getByRole('searchbox').fill(customer.mobile);
  await dialog.getByText(customer.name, { exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('combobox', { name: /^Item\W*$/ }).selectOption({ label: garment.name });
  await page.getByLabel(/^To whom/).fill('Simran');
  await page.getByRole('button', { name: /^Take those of/ }).click();
  const waist = page.getByLabel('Waist', { exact: true });
  expect(await waist.inputValue()).toBe('30 1/2');
  await waist.fill('35');
  await page.getByText('Waist is 4.5 inches more than last time. Right?').waitFor();
  await expectUsable(page, 'a measurement that differs');
  await page.getByRole('button', { name: 'Take 30 1/2' }).click();
  await page.getByText(/more than last time/).waitFor({ state: 'detached' });
});
