import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { drawerOf } from './screens/history.ts';
import { OWNERS, tokenOf } from './support/api.ts';
import { makeBill, pay, type Bill } from './support/bills.ts';
import { expectUsable } from './support/looks.ts';
import { sumBehind } from './support/money.ts';
import { addCustomer, addProduct } from './support/shop.ts';
import { useVisits, type Visit } from './support/visits.ts';

const visit = useVisits();

let token: string;

beforeAll(async () => {
  token = await tokenOf(OWNERS.distributor);
});

interface OpenBill extends Visit {
  bill: Bill;
}

/** The drawer of a new, unpaid bill, with its payment form open. */
async function openPayment(): Promise<OpenBill> {
  const product = { id: await addProduct(token, `Payment ${randomUUID()}`) };
  const bill = await makeBill(token, await addCustomer(token), product);
  const at = await visit({ token });
  await at.page.goto(`/Billing-History?open=${bill.id}`);
  await drawerOf(at, bill.number).getByRole('button', { name: 'Receive payment' }).click();
  return { ...at, bill };
}

const amount = (at: OpenBill) =>
  drawerOf(at, at.bill.number).getByRole('textbox', { name: /^Payment received/ });
const confirm = (at: OpenBill) => at.page.keyboard.press('Control+Enter');

test('a payment that came in meanwhile is told; then a part of the rest lowers what is to pay', async () => {
  const at = await openPayment();
  const drawer = drawerOf(at, at.bill.number);
  await amount(at).fill(at.bill.pending);
  await pay(token, at.bill, '1.00');
  await confirm(at);
  await drawer.getByText(/^Another payment came in\. ₹[\d,.]+ to pay now\.$/).waitFor();
  await expectUsable(at.page, 'a payment with a problem');
  await amount(at).fill('1');
  await drawer.getByRole('button', { name: 'Received ₹1.00' }).click();
  await at.page.getByText('Pending amount updated successfully.').waitFor();
  await drawer.getByText('Partial').first().waitFor();
  const pending = Number(at.bill.pending.replace('.', ''));
  await expect.poll(() => sumBehind(drawer, 'Still to pay')).toBe(pending - 200);
});

test('a day is typed day first, or chosen from the calendar by keys', async () => {
  const { page } = await visit({ token, device: 'phone' });
  await page.goto('/Billing-History');
  await page.getByRole('button', { name: 'Days: All days' }).click();
  const days = page.getByRole('dialog', { name: 'Days' });
  const from = days.getByLabel('From');
  await from.fill('12112026');
  await days.getByLabel('To').fill('31/11/2026');
  await days.getByRole('button', { name: 'Apply' }).click();
  await days.getByText('This date does not exist. Check day, month and year.').waitFor();
  expect(await from.inputValue()).toBe('12/11/2026');
  await days.getByRole('button', { name: 'Open calendar' }).nth(1).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await calendar.waitFor();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'hidden' });
  // The focus returns to the button shortly after the calendar closes, and would close the next one.
  await days.getByRole('button', { name: 'Open calendar' }).nth(1).and(page.locator(':focus')).waitFor();
  await from.press('Alt+ArrowDown');
  await calendar.locator('[data-part=table-cell-trigger]:focus').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await calendar.waitFor({ state: 'hidden' });
  await expect.poll(() => from.inputValue()).toBe('11/11/2026');
});
