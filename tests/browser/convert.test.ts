import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { drawerOf } from './screens/history.ts';
import { OWNERS, tokenOf } from './support/api.ts';
import { billsOf, makeBill, pay, type Bill } from './support/bills.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { addCustomer, addProduct, type Customer } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

let token: string;
let product: { id: string };
let customer: Customer;

beforeAll(async () => {
  token = await tokenOf(OWNERS.retail);
  product = { id: await addProduct(token, `Kolhapuri chappal ${randomUUID()}`) };
  customer = await addCustomer(token);
});

const makeAnother = (type: 'INVOICE' | 'PROPOSAL'): Promise<Bill> =>
  makeBill(token, customer, product, 1, type);

test('a proposal becomes an order, which waits for its money, then becomes one invoice, and each names the other', async () => {
  const proposal = await makeAnother('PROPOSAL');
  const before = await billsOf(token, customer);
  const { page } = await visit({ token });
  await page.goto(`/Billing-History?open=${proposal.id}`);
  await page.getByRole('button', { name: 'Make order' }).click();
  await page.getByRole('link', { name: `Proposal ${proposal.number}` }).waitFor();

  const proceed = page.getByRole('button', { name: 'Proceed to Bill' });
  await expectUsableAtBoth(page, () => proceed.waitFor());
  expect(await proceed.isDisabled()).toBe(true);
  const due = page.getByText(/^₹[\d,.]+ is still to pay\. Receive it first\.$/);
  await due.waitFor();
  await page.getByRole('button', { name: 'Receive payment' }).click();
  await page.getByRole('radio', { name: 'Cash' }).check({ force: true });
  await page.keyboard.press('Control+Enter');
  await page.getByText('Pending amount updated successfully.').waitFor();
  await due.waitFor({ state: 'detached' });
  await proceed.dblclick();
  await page.getByText('Invoice created successfully!').waitFor();

  const madeOf = page.getByRole('link', { name: /^Order .*\d/ });
  await madeOf.waitFor();
  expect(await billsOf(token, customer)).toBe(before + 2);
  expect(await page.getByRole('button', { name: 'Receive payment' }).count()).toBe(0);
  await madeOf.click();
  await page.getByRole('link', { name: /^Invoice .*\d/ }).waitFor();
  await page.getByText('Became').waitFor();
  expect(await proceed.count()).toBe(0);
});

test('money goes back with its mode and reason, and both stand among the payments', async () => {
  const bill = await makeAnother('INVOICE');
  await pay(token, bill, bill.total);
  const at = await visit({ token });
  const { page } = at;
  await page.goto(`/Billing-History?open=${bill.id}`);
  const drawer = drawerOf(at, bill.number);
  await drawer.getByRole('button', { name: 'Refund' }).click();
  const form = page.getByRole('dialog', { name: `Give money back on ${bill.number}` });
  const amount = form.getByRole('textbox', { name: /^Amount to give back/ });
  await form.getByRole('combobox', { name: /^Payment mode/ }).selectOption({ label: 'Cash' });
  await expectUsableAtBoth(page, () => amount.waitFor());
  await amount.fill('50');
  await form.getByRole('textbox', { name: /^Reason/ }).fill('A strap was torn');
  await form.getByRole('button', { name: 'Refund' }).click();
  await page.getByText(/^₹50\.00 given back\. Voucher .+\.$/).waitFor();

  const step = drawer.getByRole('listitem').filter({ hasText: 'Cash given back' });
  await step.getByText(/Voucher .+ · A strap was torn$/).waitFor();
  expect(await step.textContent()).toMatch(/[−–-]\s?₹\s?50\.00/);
  await drawer.getByText('Still to pay').first().waitFor();
  await expectUsable(page, 'a bill with a refund');
});
