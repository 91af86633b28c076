import type { Locator } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { drawerOf } from './screens/history.ts';
import { agePin } from './support/agePin.ts';
import { OWNERS, PIN, tokenOf } from './support/api.ts';
import { makeBill, pay, stockLeft, type Bill } from './support/bills.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { addCustomer, stockOf, type Customer, type Goods } from './support/shop.ts';
import { useVisits, type Visit } from './support/visits.ts';

const visit = useVisits();

let token: string;
let product: Goods;
let customer: Customer;
let unpaid: Bill;
let paid: Bill;

beforeAll(async () => {
  token = await tokenOf(OWNERS.retail);
  const found = (await stockOf(token)).product;
  if (!found) throw new Error('A retailer sells products.');
  product = found;
  customer = await addCustomer(token);
  unpaid = await makeBill(token, customer, product, 2);
  paid = await makeBill(token, customer, product);
  await pay(token, paid, paid.pending);
});

const rowOf = ({ page }: Visit, { number }: Bill): Locator =>
  page.getByRole('table', { name: 'Transaction History' }).getByRole('row', { name: number });
const choose = ({ page }: Visit, status: string): Promise<unknown> =>
  page.getByRole('combobox', { name: 'Status' }).selectOption({ label: status });
const gone = (row: Locator): Promise<void> => row.waitFor({ state: 'detached' });

test('what was received is read on its page; an unpaid bill is trashed, put back, and deleted for good', async () => {
  const at = await visit({ token });
  const { page } = at;
  await page.goto(`/Transaction-History?search=${encodeURIComponent(customer.name)}`);
  await rowOf(at, unpaid).waitFor();
  await expectUsableAtBoth(page, () =>
    page.getByText(customer.name).filter({ visible: true }).first().waitFor(),
  );
  await choose(at, 'Paid');
  await gone(rowOf(at, unpaid));
  await rowOf(at, paid).click();
  await drawerOf(at, paid.number).getByRole('link', { name: 'Payment History' }).click();
  await page.waitForURL('**/PaymentHistoryPage/*');
  await page.getByRole('heading', { name: 'Payment History for Invoice' }).waitFor();
  const received = page.getByText(/^Confirmed by|· Confirmed by/).filter({ visible: true });
  await expectUsableAtBoth(page, () => received.first().waitFor());
  await page.getByRole('table', { name: 'Payment History' }).getByRole('cell', { name: '₹0.00' }).waitFor();
  await page.goBack();
  await drawerOf(at, paid.number).waitFor();
  await rowOf(at, paid).waitFor();
  expect(new URL(page.url()).searchParams.get('status')).toBe('PAID');

  await choose(at, 'All statuses');
  const row = rowOf(at, unpaid);
  const drawer = drawerOf(at, unpaid.number);
  await row.click();
  await drawer.getByText(product.title).first().waitFor();
  const left = await stockLeft(token, product);
  await drawer.getByRole('button', { name: `Move ${unpaid.number} to trash` }).click();
  await page.getByText('Moved to trash. Its stock is back.').waitFor();
  await row.getByText('In trash').waitFor();
  await drawer.getByText(/^In trash since .+, by .+$/).waitFor();
  expect(await stockLeft(token, product)).toBe(left + 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Put back from the trash.').waitFor();
  await row.getByText('Unpaid').waitFor();
  expect(await stockLeft(token, product)).toBe(left);

  await drawer.getByRole('button', { name: 'Close' }).click();
  await gone(drawer);
  await row.getByRole('button', { name: `Move ${unpaid.number} to trash` }).click();
  await row.getByText('In trash').waitFor();
  await choose(at, 'In trash');
  await gone(rowOf(at, paid));

  await agePin(OWNERS.retail);
  await row.getByRole('button', { name: `More about ${unpaid.number}` }).click();
  await page.getByRole('menuitem', { name: 'Delete permanently' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${unpaid.number} permanently?` });
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
});
