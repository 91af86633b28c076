import { beforeAll, expect, test } from 'vitest';
import { billLine, drawerOf } from './screens/history.ts';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { makeBill, pay, stockLeft, type Bill } from './support/bills.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { addCustomer, stockOf, type Customer, type Goods } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

let token: string;
let product: Goods;
let customer: Customer;

beforeAll(async () => {
  token = await tokenOf(OWNERS.retail);
  const found = (await stockOf(token)).product;
  if (!found) throw new Error('A retailer sells products.');
  product = found;
  customer = await addCustomer(token);
});

const CREDIT = `query ($id: ID!) { node(id: $id) { ... on Customer { credit } } }`;
const creditOf = async (id: string): Promise<string> =>
  (await ask<{ node: { credit: string } }>(token, CREDIT, { id })).node.credit;

/** A bill of one piece, paid. */
async function soldPiece(): Promise<Bill> {
  const bill = await makeBill(token, customer, product);
  await pay(token, bill, bill.total);
  return bill;
}

test('the money of one piece is given back in cash; that of another pays the next bill', async () => {
  const [refunded, exchanged] = [await soldPiece(), await soldPiece()];
  const left = await stockLeft(token, product);
  const at = await visit({ token });
  const { page } = at;
  const reason = page.getByLabel(/^Reason/);
  await page.goto(`/Billing-History?open=${refunded.id}`);
  const drawer = drawerOf(at, refunded.number);
  await drawer.getByRole('link', { name: 'Return items' }).click();
  await page.waitForURL('**/Return?document=*');
  await page.getByRole('button', { name: 'Everything left' }).click();
  await page.getByRole('radio', { name: 'Money back' }).check({ force: true });
  await reason.selectOption({ label: 'Other' });
  await page.getByRole('textbox', { name: /^Note/ }).fill('Changed the plan');
  await expectUsableAtBoth(page, () => reason.waitFor());
  await page.keyboard.press('Control+Enter');
  await page.waitForURL('**/Billing-History?open=*');
  await drawer.getByRole('button', { name: /^Papers of credit note/ }).waitFor();
  await expectUsable(page, 'an invoice whose goods came back');
  for (const name of ['Edit', 'Return items']) {
    expect(await drawer.getByRole('link', { name, exact: true }).count()).toBe(0);
  }
  expect(await creditOf(customer.id)).toBe('0.00');

  await billLine(at, exchanged.number).click();
  await drawerOf(at, exchanged.number).getByRole('link', { name: 'Return items' }).click();
  await page.getByRole('button', { name: `One more ${product.title}` }).click();
  await reason.selectOption({ label: 'Wrong size' });
  await page.keyboard.press('Control+Enter');
  await page.getByText(/^Credit note .+ is made\.$/).waitFor();
  await page.waitForURL('**/Billings?data=*');
  expect(await stockLeft(token, product)).toBe(left + 2);
  expect(await creditOf(customer.id)).toBe(exchanged.total);

  // The piece taken in exchange costs the same: the credit pays for all of it.
  const search = page.getByRole('searchbox', { name: /^Search/ });
  await search.fill(product.title);
  await page.getByText(product.title).first().waitFor();
  await search.press('Enter');
  await page.getByRole('button', { name: /^Use credit of/ }).click();
  await page.keyboard.press('Control+Enter');
  await page.waitForURL('**/QrCodePage?document=*');
  await page.getByText('Paid', { exact: true }).first().waitFor();
  expect(await creditOf(customer.id)).toBe('0.00');
});
