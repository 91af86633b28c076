import { beforeAll, expect, test } from 'vitest';
import { tokenOf } from './support/api.ts';
import { makeBill, pay, type Bill } from './support/bills.ts';
import { expectUsableEverywhere } from './support/looks.ts';
import { makeShop } from './support/ownShop.ts';
import { addCustomer, addProduct, stockOf, type Customer } from './support/shop.ts';
import { SIZES, useVisits } from './support/visits.ts';

const visit = useVisits();

let token: string;
let customer: Customer;
let bill: Bill;

beforeAll(async () => {
  token = await tokenOf(await makeShop());
  await addProduct(token, 'Kolhapuri chappal', 20);
  const { product } = await stockOf(token);
  if (!product) throw new Error('The product is not there.');
  customer = await addCustomer(token);
  bill = await makeBill(token, customer, product);
  await pay(token, bill, bill.pending);
});

test('money that came in is reported, narrowed down, opened and exported', async () => {
  const { page } = await visit({ token });
  await page.goto('/Reports');
  const payer = page.getByText(customer.name).filter({ visible: true }).first();
  await expectUsableEverywhere(page, () => payer.waitFor());
  await page.setViewportSize(SIZES.desktop);

  for (const shares of ['Mode', 'Person']) {
    await page.getByText(shares, { exact: true }).click();
    await page.getByRole('region', { name: `Collected by ${shares.toLowerCase()}` }).waitFor();
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Financial_Reports_.*\.xlsx$/);

  const person = page.getByRole('searchbox', { name: 'Person Name' });
  await person.fill('nobody of this name');
  await page.getByText('No payments match these filters.').waitFor();
  await person.fill('');
  await page.getByRole('row', { name: bill.number }).click();
  await page.waitForURL('**/Billing-History?open=*');
  await page.getByRole('complementary').getByText(bill.number).first().waitFor();
});

test('the GST summary, the best sellers and the dues by age are tabs of their own, and lead on', async () => {
  const { product } = await stockOf(token);
  if (!product) throw new Error('The product is not there.');
  await makeBill(token, customer, product);
  const { page } = await visit({ token });
  await page.goto('/Reports');
  await page.getByRole('link', { name: 'GST summary' }).click();
  await page.waitForURL('**/Reports/gst');
  const taxable = page.getByText('Taxable value').filter({ visible: true }).first();
  await expectUsableEverywhere(page, () => taxable.waitFor());
  await page.setViewportSize(SIZES.desktop);
  await page.getByText('HSN/SAC', { exact: true }).first().click();
  await page.waitForURL('**/Reports/gst?by=hsn');
  await page.getByRole('link', { name: 'Best sellers' }).click();
  const sold = page.getByText(product.title).filter({ visible: true }).first();
  await expectUsableEverywhere(page, () => sold.waitFor());
  await page.setViewportSize(SIZES.desktop);
  await page.getByText('Slow', { exact: true }).first().click();
  await page.waitForURL('**/Reports/sellers?view=slow');
  await page.getByText('No slow stock').waitFor();
  await page.getByRole('link', { name: 'Dues by age' }).click();
  const owes = page.getByText(customer.name).filter({ visible: true }).first();
  await expectUsableEverywhere(page, () => owes.waitFor());
  await page.setViewportSize(SIZES.desktop);
  await page.getByRole('row', { name: customer.name }).click();
  await page.waitForURL('**/crm/customer-details?id=*');
});
