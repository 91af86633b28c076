import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addItem, cartOf } from './screens/cart.ts';
import { drawerOf } from './screens/history.ts';
import { tryLogin } from './screens/login.ts';
import { cartAddress } from './support/addresses.ts';
import { OWNERS, PIN, tokenOf } from './support/api.ts';
import { billsOf, makeBill } from './support/bills.ts';
import { startFaultyProduct, type FaultyProduct } from './support/faultyUpstream.ts';
import { expectUsable } from './support/looks.ts';
import { addCustomer, stockOf, type Customer, type Goods } from './support/shop.ts';
import { useVisits, type Visit } from './support/visits.ts';

const visit = useVisits();
/** The browser logs failed answers, and React what a screen could not render without them. */
const NOTED = /Failed to load|GraphFailure|Relay: Unexpected response payload/;

const UNREACHABLE = 'Service is not reachable. Try again.';
const UNSURE = /we do not know whether this was saved/;

let product: FaultyProduct;
let token: string;
let goods: Goods;

beforeAll(async () => {
  product = await startFaultyProduct();
  token = await tokenOf(OWNERS.retail);
  const found = (await stockOf(token)).product;
  if (!found) throw new Error('A retail shop sells products.');
  goods = found;
});
afterEach(async () => {
  product.breakWith('none');
  // After many failed calls the gateway pauses before it tries again: that must not affect the next test.
  await vi.waitUntil(isReached, { timeout: 30_000, interval: 50 });
});
afterAll(() => product.stop());

async function open(address: string): Promise<Visit> {
  const at = await visit({ url: product.url, token, expects: NOTED });
  await at.page.goto(address);
  return at;
}

/** Whether the gateway's answer about the shop comes from upstream. */
async function isReached(): Promise<boolean> {
  const answer = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query: '{ viewer { profile { firstName } } }' }),
  });
  const { errors } = (await answer.json()) as { errors?: unknown };
  return errors === undefined;
}

/** The gateway caches the caller and the caller's name for a while: until then it can answer without upstream. */
async function breakDown(): Promise<void> {
  product.breakWith('down');
  await expect.poll(isReached).toBe(false);
}

interface ReadyCart extends Visit {
  customer: Customer;
}

/** A cart that only needs Create. */
async function fillCart(): Promise<ReadyCart> {
  const customer = await addCustomer(token);
  const at = await open(cartAddress(customer));
  await addItem(at, 'Product', goods.title);
  const cart = cartOf(at);
  await cart.getByRole('textbox', { name: 'Discount' }).fill('1');
  await cart.getByRole('radiogroup', { name: 'Payment mode' }).getByText('UPI').click();
  return { ...at, customer };
}

const create = ({ page }: Visit) => page.getByRole('button', { name: /^(Create invoice|Check again)/ });

/** Presses a retry button until it brings the expected result: the gateway pauses some seconds first. */
async function press(button: Locator, wanted: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await wanted.isVisible()) return true;
        // A successful press may have removed the button.
        if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => undefined);
        return wanted.isVisible();
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(true);
}

// Answers that are malformed or too late end like missing ones: the gateway's tests cover each fault.
test('creating while the service is down: not known, the cart stays, nothing is made, checking again makes it', async () => {
  const at = await fillCart();
  const cart = cartOf(at);
  product.breakWith('down');
  await create(at).click();
  await at.page.getByText(UNSURE).first().waitFor();
  expect(await at.page.getByText(/Failed to create invoice/).count()).toBe(0);
  expect(await cart.getByRole('textbox', { name: 'Discount' }).inputValue()).toMatch(/^1/);
  expect(await cart.getByRole('listitem').count()).toBe(1);
  await expectUsable(at.page);
  expect(await billsOf(token, at.customer)).toBe(0);
  product.breakWith('none');
  await press(create(at), at.page.getByRole('heading', { name: 'Payment' }));
  expect(await billsOf(token, at.customer)).toBe(1);
});

test('a paper and a payment that fail are told in the drawer, nothing is recorded, and the payment works later', async () => {
  const bill = await makeBill(token, await addCustomer(token), goods);
  const at = await open(`/Billing-History?open=${bill.id}`);
  const drawer = drawerOf(at, bill.number);
  product.breakWith('down', '/billing/generatePdf');
  await drawer.getByRole('button', { name: 'Other papers' }).click();
  await at.page.getByRole('menuitem', { name: 'Save PDF, A4' }).click();
  await at.page.getByText('Failed to generate PDF').waitFor();
  product.breakWith('none');

  await drawer.getByRole('button', { name: 'Receive payment' }).click();
  await drawer.getByRole('textbox', { name: /^Payment received/ }).fill('1');
  const confirm = drawer.getByRole('button', { name: 'Received ₹1.00' });
  product.breakWith('html');
  await confirm.click();
  await drawer.getByText(UNSURE).waitFor();
  await expectUsable(at.page);
  product.breakWith('none');
  await press(confirm, at.page.getByText('Pending amount updated successfully.'));
  await drawer.getByText('Partial').first().waitFor();
});

// The rest fails by the same component of the router.
test('screens while the service is down: told with Retry, which brings them; what is shown already stays', async () => {
  await breakDown();
  const { page } = await open('/Billing');
  const retry = page.getByRole('button', { name: /Retry|Reload/ }).first();
  await page.getByText(UNREACHABLE).first().waitFor();
  await expectUsable(page);
  product.breakWith('none');
  const rows = page.getByRole('table', { name: 'Customers' }).getByRole('row');
  await press(retry, rows.nth(1));

  const before = await rows.count();
  product.breakWith('down');
  await rows.nth(1).click();
  const chosen = page.getByRole('complementary', { name: 'Chosen customer' });
  await chosen.getByText('Failed to fetch customer data.').waitFor();
  expect(await rows.count()).toBe(before);
  product.breakWith('none');
  await press(chosen.getByRole('button', { name: 'Retry' }), chosen.getByText('Bills so far'));

  await breakDown();
  await page.keyboard.press('Control+k');
  await page.locator('input[role=combobox]:focus').waitFor();
  await page.keyboard.type('Products');
  await page.getByRole('option', { name: 'Products', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await retry.waitFor();
  await expectUsable(page);
  product.breakWith('none');
  await press(retry, page.getByRole('button', { name: 'Add Product' }));
});

test('signing in while the service is down is told at the form, which keeps the mobile, and sent once', async () => {
  product.breakWith('down');
  const { page } = await visit({ url: product.url, expects: NOTED });
  await page.goto('/login');
  await tryLogin(page, OWNERS.retail, PIN);
  await page.getByText(UNREACHABLE).waitFor();
  expect(await page.getByLabel('Mobile number').inputValue()).toBe(OWNERS.retail);
  expect(product.calls().filter((call) => call === 'POST /login')).toHaveLength(1);
});

test('when the answer to a write is lost, it is looked up by its key and made once', async () => {
  const at = await fillCart();
  product.loseAnswer('/billing/create-invoice');
  await create(at).click();
  await at.page.getByRole('heading', { name: 'Payment' }).waitFor();
  expect(product.calls().filter((call) => call === 'POST /billing/create-invoice').length).toBeGreaterThan(1);
  expect(await billsOf(token, at.customer)).toBe(1);
});
