import type { Locator } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { drawerOf } from './screens/history.ts';
import { agePin } from './support/agePin.ts';
import { PIN, tokenOf } from './support/api.ts';
import { makeBill, pay, stockLeft, type Bill } from './support/bills.ts';
import { expectUsable, expectUsableEverywhere } from './support/looks.ts';
import { makeShop } from './support/ownShop.ts';
import { addCustomer, addProduct, stockOf, type Customer, type Goods } from './support/shop.ts';
import { SIZES, useVisits, type Visit } from './support/visits.ts';

const visit = useVisits();

let owner: string;
let token: string;
let product: Goods;
let customer: Customer;
let unpaid: Bill;
let paid: Bill;

beforeAll(async () => {
  owner = await makeShop();
  token = await tokenOf(owner);
  await addProduct(token, 'Kolhapuri chappal', 20);
  const found = (await stockOf(token)).product;
  if (!found) throw new Error('The product is not there.');
  product = found;
  customer = await addCustomer(token);
  unpaid = await makeBill(token, customer, product);
  paid = await makeBill(token, customer, product);
  await pay(token, paid, paid.pending);
});

const rowOf = ({ page }: Visit, { number }: Bill): Locator =>
  page.getByRole('table', { name: 'Transaction History' }).getByRole('row', { name: number });
const choose = ({ page }: Visit, status: string): Promise<unknown> =>
  page.getByRole('combobox', { name: 'Status' }).selectOption({ label: status });
const gone = (row: Locator): Promise<void> => row.waitFor({ state: 'detached' });

/** Transaction History on a desktop, once its rows are loaded. */
async function openTransactions(): Promise<Visit> {
  const at = await visit({ token });
  await at.page.goto('/Transaction-History');
  await rowOf(at, paid).waitFor();
  return at;
}

test('what was received on a paid bill is read on its page, and the list is there again', async () => {
  const at = await openTransactions();
  const { page } = at;
  await expectUsableEverywhere(page, () =>
    page.getByText(customer.name).filter({ visible: true }).first().waitFor(),
  );
  await page.setViewportSize(SIZES.desktop);
  await choose(at, 'Paid');
  await gone(rowOf(at, unpaid));
  await rowOf(at, paid).click();
  await drawerOf(at, paid.number).getByRole('link', { name: 'Payment History' }).click();
  await page.waitForURL('**/PaymentHistoryPage/**');
  await page.getByRole('heading', { name: 'Payment History for Invoice' }).waitFor();
  const received = page.getByText(/^Confirmed by|· Confirmed by/).filter({ visible: true });
  await expectUsableEverywhere(page, () => received.first().waitFor());
  await page.setViewportSize(SIZES.desktop);
  await page.getByRole('table', { name: 'Payment History' }).getByRole('cell', { name: '₹0.00' }).waitFor();
  await page.goBack();
  await drawerOf(at, paid.number).waitFor();
  await rowOf(at, paid).waitFor();
  expect(new URL(page.url()).searchParams.get('status')).toBe('PAID');
});

test('an unpaid bill is trashed, put back, trashed again, and deleted for good', async () => {
  const bill = await makeBill(token, customer, product, 2);
  const at = await openTransactions();
  const { page } = at;
  const row = rowOf(at, bill);
  const drawer = drawerOf(at, bill.number);
  await page.getByRole('searchbox').fill(bill.number);
  await gone(rowOf(at, paid));
  await row.click();
  await drawer.getByText(product.title).first().waitFor();
  const left = await stockLeft(token, product);

  await drawer.getByRole('button', { name: `Move ${bill.number} to trash` }).click();
  await page.getByText('Moved to trash. Its stock is back.').waitFor();
  await row.getByText('In trash').waitFor();
  await drawer.getByText(/^In trash since .+, by Asha Rao$/).waitFor();
  expect(await stockLeft(token, product)).toBe(left + 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Put back from the trash.').waitFor();
  await row.getByText('Unpaid').waitFor();
  expect(await stockLeft(token, product)).toBe(left);

  await drawer.getByRole('button', { name: 'Close' }).click();
  await gone(drawer);
  await row.getByRole('button', { name: `Move ${bill.number} to trash` }).click();
  await row.getByText('In trash').waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await choose(at, 'In trash');
  await gone(rowOf(at, paid));

  await agePin(owner);
  await row.getByRole('button', { name: `More about ${bill.number}` }).click();
  await page.getByRole('menuitem', { name: 'Delete permanently' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${bill.number} permanently?` });
  await question.waitFor();
  await expectUsable(page, 'before it is deleted');
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  const again = page.getByRole('dialog', { name: 'Enter your PIN again' });
  await again.getByLabel('PIN, digit 1 of 4').click();
  await page.keyboard.type(PIN);
  await page.keyboard.press('Enter');
  await page.getByText('Deleted permanently.').waitFor();
  await gone(row);
  await page.getByText('No billing records found').waitFor();
  await choose(at, 'All statuses');
  await rowOf(at, paid).waitFor();
  // The previous page stays visible until the new one is answered.
  await gone(row);
});
