import { beforeAll, expect, test } from 'vitest';
import { drawerOf } from './screens/history.ts';
import { ask, tokenOf } from './support/api.ts';
import { makeBill, pay, stockLeft } from './support/bills.ts';
import { expectUsable, expectUsableEverywhere } from './support/looks.ts';
import { makeShop } from './support/ownShop.ts';
import { addCustomer, addProduct, stockOf, type Customer, type Goods } from './support/shop.ts';
import { SIZES, useVisits } from './support/visits.ts';

const visit = useVisits();

let token: string;
let product: Goods;
let customer: Customer;

beforeAll(async () => {
  token = await tokenOf(await makeShop());
  await addProduct(token, 'Kolhapuri chappal', 20);
  const found = (await stockOf(token)).product;
  if (!found) throw new Error('The product is not there.');
  product = found;
  customer = await addCustomer(token);
});

const CREDIT = `query ($id: ID!) { node(id: $id) { ... on Customer { credit } } }`;
const creditOf = async (id: string): Promise<string> =>
  (await ask<{ node: { credit: string } }>(token, CREDIT, { id })).node.credit;

test('a piece comes back, its money pays the next bill; the rest is given back in cash', async () => {
  const bill = await makeBill(token, customer, product, 2);
  await pay(token, bill, bill.total);
  const left = await stockLeft(token, product);
  const at = await visit({ token });
  const { page } = at;
  await page.goto(`/Billing-History?open=${bill.id}`);
  const drawer = drawerOf(at, bill.number);
  await drawer.getByRole('link', { name: 'Return items' }).click();
  await page.waitForURL('**/Return?document=*');
  const more = page.getByRole('button', { name: `One more ${product.title}` });
  await expectUsableEverywhere(page, () => more.waitFor());
  await page.setViewportSize(SIZES.desktop);

  await page.keyboard.press('Control+Enter');
  await page.getByText('Choose what comes back').waitFor();
  await more.click();
  await page.getByLabel(/^Reason/).selectOption({ label: 'Wrong size' });
  await expectUsable(page, 'a return that is filled in');
  await page.keyboard.press('Control+Enter');
  await page.getByText(/^Credit note .+ is made\.$/).waitFor();
  await page.waitForURL('**/Billings?data=*');
  expect(await stockLeft(token, product)).toBe(left + 1);
  expect(Number(await creditOf(customer.id))).toBeGreaterThan(0);

  // The piece taken in exchange costs the same: the credit pays for all of it.
  const search = page.getByRole('searchbox', { name: /^Search/ });
  await search.fill(product.title);
  await page.getByText(product.title).first().waitFor();
  await search.press('Enter');
  await page.getByRole('button', { name: /^Use credit of/ }).click();
  await expectUsable(page, 'a bill that is paid with credit');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL('**/QrCodePage?document=*');
  await page.getByText('Paid', { exact: true }).first().waitFor();
  expect(await creditOf(customer.id)).toBe('0.00');

  await page.goto(`/Return?document=${bill.id}`);
  await page.getByRole('button', { name: 'Everything left' }).click();
  await page.getByRole('radio', { name: 'Money back' }).check({ force: true });
  await page.getByLabel(/^Reason/).selectOption({ label: 'Other' });
  await page.getByRole('textbox', { name: /^Note/ }).fill('Changed the plan');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL('**/Billing-History?open=*');
  await drawer
    .getByRole('button', { name: /^Papers of credit note/ })
    .nth(1)
    .waitFor();
  await expectUsable(page, 'an invoice whose goods came back');
  for (const name of ['Edit', 'Return items']) {
    expect(await drawer.getByRole('link', { name, exact: true }).count()).toBe(0);
  }
});
