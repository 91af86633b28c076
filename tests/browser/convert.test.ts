import { beforeAll, expect, test } from 'vitest';
import { drawerOf } from './screens/history.ts';
import { tokenOf } from './support/api.ts';
import { billsOf, makeBill, pay, type Bill } from './support/bills.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { makeShop } from './support/ownShop.ts';
import { addCustomer, addProduct, stockOf, type Customer, type Goods } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

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

const makeAnother = (type: 'INVOICE' | 'ORDER' | 'PROPOSAL'): Promise<Bill> =>
  makeBill(token, customer, product, 1, type);

test.each(['Billing-History', 'Transaction-History'])(
  'an order waits for its money, then becomes one invoice, and each names the other: %s',
  async (list) => {
    const order = await makeAnother('ORDER');
    const before = await billsOf(token, customer);
    const at = await visit({ token });
    const { page } = at;
    await page.goto(`/${list}?open=${order.id}`);
    const proceed = () => page.getByRole('button', { name: 'Proceed to Bill' });
    await expectUsableAtBoth(page, () => proceed().waitFor());
    expect(await proceed().isDisabled()).toBe(true);
    const drawer = drawerOf(at, order.number);
    await drawer.getByText(/^₹[\d,.]+ is still to pay\. Receive it first\.$/).waitFor();

    await drawer.getByRole('button', { name: 'Receive payment' }).click();
    await drawer.getByRole('radio', { name: 'Cash' }).check({ force: true });
    await page.keyboard.press('Control+Enter');
    await page.getByText('Pending amount updated successfully.').waitFor();
    await drawer.getByText(/is still to pay\. Receive it first/).waitFor({ state: 'detached' });
    await proceed().dblclick();
    await page.getByText('Invoice created successfully!').waitFor();

    const madeOf = page.getByRole('link', { name: `Order ${order.number}` });
    await madeOf.waitFor();
    await expectUsable(page, 'an invoice of an order');
    expect(await billsOf(token, customer)).toBe(before + 1);
    expect(await page.getByRole('button', { name: 'Receive payment' }).count()).toBe(0);
    await madeOf.click();
    await drawer.getByRole('link', { name: /^Invoice / }).waitFor();
    await drawer.getByText('Became').waitFor();
    expect(await proceed().count()).toBe(0);
  },
);

test('a proposal becomes an order, in its drawer', async () => {
  const proposal = await makeAnother('PROPOSAL');
  const at = await visit({ token });
  const { page } = at;
  await page.goto(`/Billing-History?open=${proposal.id}`);
  const drawer = drawerOf(at, proposal.number);
  const makesOrder = page.getByRole('button', { name: 'Make order' });
  await expectUsableAtBoth(page, () => makesOrder.waitFor());
  await makesOrder.click();
  await page.getByRole('link', { name: `Proposal ${proposal.number}` }).click();
  await drawer.getByRole('link', { name: /^Order / }).waitFor();
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
  await form.waitFor();
  await expectUsable(page, 'a refund');
  const amount = form.getByRole('textbox', { name: /^Amount to give back/ });
  await amount.fill('99999');
  await form.getByRole('combobox', { name: /^Payment mode/ }).selectOption({ label: 'Cash' });
  await form.getByRole('button', { name: 'Refund' }).click();
  await form.getByText(/^Only ₹[\d,.]+ was received\. No more can be given back\.$/).waitFor();
  await form.getByText('Say why money is given back').waitFor();
  await expectUsable(page, 'a refund with problems');
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

test('on a phone the refund has the screen for itself', async () => {
  const bill = await makeAnother('INVOICE');
  await pay(token, bill, bill.total);
  const at = await visit({ token, device: 'phone' });
  const { page } = at;
  await page.goto(`/Billing-History?open=${bill.id}`);
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('dialog', { name: `Give money back on ${bill.number}` }).waitFor();
  await expectUsable(page, 'a refund');
});
