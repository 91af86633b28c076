import { beforeAll, expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { makeBill, pay, type Bill } from './support/bills.ts';
import { expectUsableAtBoth } from './support/looks.ts';
import { addCustomer, stockOf, type Customer } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

let token: string;
let customer: Customer;
let paid: Bill;

beforeAll(async () => {
  token = await tokenOf(OWNERS.retail);
  const { product } = await stockOf(token);
  if (!product) throw new Error('A retailer sells products.');
  customer = await addCustomer(token);
  paid = await makeBill(token, customer, product);
  await pay(token, paid, paid.pending);
  await makeBill(token, customer, product);
});

test('what came in is narrowed down and exported; GST, best sellers and dues by age are tabs of their own', async () => {
  const { page } = await visit({ token });
  /** The first of the texts that the current width shows. */
  const shown = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();
  await page.goto('/Reports');
  const person = page.getByRole('searchbox', { name: 'Person Name' });
  await person.fill('nobody of this name');
  await page.getByText('No payments match these filters.').waitFor();
  await person.fill(customer.name);
  await page.getByRole('row', { name: paid.number }).waitFor();
  await expectUsableAtBoth(page, () => shown(customer.name).waitFor());
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Financial_Reports_.*\.xlsx$/);

  await page.getByRole('link', { name: 'GST summary' }).click();
  await page.waitForURL('**/Reports/gst');
  await expectUsableAtBoth(page, () => shown('Taxable value').waitFor());
  await page.getByRole('link', { name: 'Best sellers' }).click();
  await expectUsableAtBoth(page, () => shown(/ bills?$/).waitFor());
  await page.getByRole('link', { name: 'Dues by age' }).click();
  await page.getByRole('searchbox').fill(customer.name);
  await page.getByRole('row', { name: customer.name }).waitFor();
  await expectUsableAtBoth(page, () => shown(customer.name).waitFor());
});
