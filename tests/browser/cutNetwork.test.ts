import { expect, test } from 'vitest';
import { addItem, cartOf, linesOf, openCart } from './screens/cart.ts';
import { tryLogin } from './screens/login.ts';
import { customerLine, customerSearch } from './screens/selection.ts';
import { cartAddress } from './support/addresses.ts';
import { OWNERS, PIN, tokenOf } from './support/api.ts';
import { billsOf } from './support/bills.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { awaitKeptCode, cutNetwork, goWithin, restoreNetwork } from './support/network.ts';
import { addCustomer, stockOf, type Customer, type Goods } from './support/shop.ts';
import { useVisits, type Device, type Visit } from './support/visits.ts';

const visit = useVisits();
/** The browser logs resources and code it could not load, and React logs what a screen could not render. */
const NOTED = /Failed to load resource|GraphFailure|dynamically imported module/;
const UNREACHABLE = 'Service is not reachable. Try again.';
const UNSURE = /we do not know whether this was saved/;

/** A user who has just signed in, away from the till, whose device has stored the till's code. */
async function openAwayFromTill(device: Device): Promise<Visit> {
  const at = await visit({ device, expects: NOTED, own: true, worker: true });
  await at.page.goto('/NotificationList');
  await tryLogin(at.page, OWNERS.retail, PIN);
  await at.page.getByRole('heading', { name: 'Notifications' }).waitFor();
  await awaitKeptCode(at.page);
  return at;
}

async function retailGoods(token: string): Promise<Goods> {
  const { product } = await stockOf(token);
  if (!product) throw new Error('A retail shop sells products.');
  return product;
}

test('cut off right after signing in, the screens of the till open from the kept code, others with the network', async () => {
  const token = await tokenOf(OWNERS.retail);
  const customer = await addCustomer(token);
  const { page } = await openAwayFromTill('phone');
  await cutNetwork(page);
  await goWithin(page, '/Billing-History');
  // Part of the screen's own content, not of the frame: its filters.
  await page.getByRole('button', { name: 'All days' }).waitFor();
  const band = page.getByRole('alert').filter({ hasText: UNREACHABLE });
  const later = band.getByText('This page opens when the connection is back.');
  for (const address of ['/Billing', cartAddress(customer, 'proposal'), '/QrCodePage?document=x']) {
    await goWithin(page, address);
    await page.waitForURL(`**${address}`);
    await later.waitFor();
  }
  await goWithin(page, cartAddress(customer));
  await page.waitForURL('**/Billings?**');
  await band.waitFor();
  await expectUsable(page);
  await restoreNetwork(page);
  await page.getByRole('tab', { name: 'Product' }).waitFor();

  // The code of a screen that is not the till's was never fetched.
  await cutNetwork(page);
  await goWithin(page, '/products');
  await page.getByRole('heading', { name: 'Products' }).waitFor();
  await later.waitFor();
  await expectUsableAtBoth(page, () => band.waitFor());
  await band.getByRole('button', { name: 'Retry' }).click();
  await band.waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Add Product' }).waitFor();
});

/** Opens the cart, going offline during the search and the choice. */
async function choose(at: Visit, { name, mobile }: Customer): Promise<void> {
  const { page } = at;
  await goWithin(page, '/Billing');
  await customerSearch(at).waitFor();
  await cutNetwork(page);
  await customerSearch(at).fill(mobile);
  await page.getByRole('alert').filter({ hasText: UNREACHABLE }).waitFor();
  await restoreNetwork(page);
  await customerLine(at, name).waitFor();
  await cutNetwork(page);
  await customerLine(at, name).click();
  await page.getByRole('button', { name: 'Select & Continue' }).click();
  await page.getByRole('alert').filter({ hasText: UNREACHABLE }).first().waitFor();
  await restoreNetwork(page);
  await page.getByRole('tab', { name: 'Product' }).waitFor();
}

/** Adds two of the goods, found and counted on the device, and lowers the price by one rupee. */
async function fillOffline(at: Visit, { title }: Goods): Promise<void> {
  const { page } = at;
  const more = page.getByRole('button', { name: `One more ${title}` }).first();
  // The goods were loaded while there was a network.
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('button', { name: `Add ${title}`, exact: true }).waitFor();
  await page.getByRole('searchbox').fill('');
  await cutNetwork(page);
  await addItem(at, 'Product', title);
  await more.click();
  const cart = await openCart(at);
  expect(await linesOf(cart)).toBe(1);
  await cart.getByRole('textbox', { name: 'Discount' }).fill('1');
  await cart.getByRole('radiogroup', { name: 'Payment mode' }).getByText('UPI').click();
  await cart.getByText('quantity 2').first().waitFor();
  await expectUsable(page);
}

const create = ({ page }: Visit) => page.getByRole('button', { name: /^(Create invoice|Check again)/ });
const payment = ({ page }: Visit) => page.getByRole('heading', { name: 'Payment' });

/** Makes the bill, but drops the network before its answer arrives. */
async function createUnanswered(at: Visit): Promise<void> {
  const { page } = at;
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('expectedTotal') !== true) return route.fallback();
    await route.fetch();
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
    return page.unroute('**/graphql');
  });
  await create(at).click();
  await page.getByText('We are checking whether this was saved').waitFor();
  await page.getByText(UNSURE).waitFor();
}

test('a sale that is cut off at every step, also while its answer is under way, keeps its cart and ends in one bill', async () => {
  const token = await tokenOf(OWNERS.retail);
  const customer = await addCustomer(token);
  const at = await openAwayFromTill('desktop');
  const { page } = at;
  await choose(at, customer);
  await fillOffline(at, await retailGoods(token));

  await create(at).click();
  await page.getByText(UNSURE).waitFor();
  expect(await linesOf(cartOf(at))).toBe(1);
  expect(await cartOf(at).getByRole('textbox', { name: 'Discount' }).inputValue()).toMatch(/^1/);
  expect(await billsOf(token, customer)).toBe(0);
  await restoreNetwork(page);
  await createUnanswered(at);
  expect(await linesOf(cartOf(at))).toBe(1);
  expect(await billsOf(token, customer)).toBe(1);
  await restoreNetwork(page);
  await create(at).click();
  await payment(at).waitFor();
  expect(await page.getByText(UNSURE).count()).toBe(0);

  await cutNetwork(page);
  const received = page.getByRole('button', { name: /^Received ₹/ });
  await received.click();
  await page.getByText(UNSURE).waitFor();
  expect(await payment(at).isVisible()).toBe(true);
  await expectUsable(page);
  await restoreNetwork(page);
  await received.click();
  await page.getByText('Pending amount updated successfully.').waitFor();
  expect(await billsOf(token, customer)).toBe(1);
});
