import { expect, test } from 'vitest';
import { addItem, cartOf } from './screens/cart.ts';
import { tick } from './screens/tick.ts';
import { cartAddress } from './support/addresses.ts';
import { ask, newTokenOf, OWNERS, tokenOf } from './support/api.ts';
import { billsOf } from './support/bills.ts';
import { addCustomer, stockOf } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

/** The boutique's cashier, used by no other test. */
const CASHIER = '9000000202';

test('a right that is taken away while its holder works is refused with a sentence, and the cart stays', async () => {
  const owner = await newTokenOf(OWNERS.boutique);
  const token = await tokenOf(CASHIER);
  const { product } = await stockOf(owner);
  if (!product) throw new Error('A boutique sells products.');
  const customer = await addCustomer(token);
  const desk = await visit({ token });
  await desk.page.goto(cartAddress(customer));
  await addItem(desk, 'Product', product.title);
  const cart = cartOf(desk);
  await cart.getByRole('listitem').waitFor();
  await cart.getByRole('radiogroup', { name: 'Payment mode' }).getByText('UPI').click();

  const { page } = await visit({ token: owner });
  await page.goto('/SalesSettingMaster');
  await page.getByRole('link', { name: /^Cashier/ }).click();
  const mayCreate = page.getByRole('checkbox', { name: 'Billing: Create' });
  await tick(mayCreate, false);
  await page.getByText('Billing: Create taken from Cashier').waitFor();

  const create = desk.page.getByRole('button', { name: 'Create invoice' });
  await create.click();
  await desk.page.getByText("You don't have access. Ask the owner.").waitFor();
  expect(await cart.getByRole('listitem').count()).toBe(1);
  expect(await billsOf(owner, customer)).toBe(0);

  await tick(mayCreate);
  await page.getByText('Billing: Create allowed for Cashier').waitFor();
  // The user is cached for a second.
  await expect
    .poll(() => ask(token, '{ viewer { viewerCan(menu: BILLING, flag: CREATE) } }'))
    .toEqual({ viewer: { viewerCan: true } });
  await create.click();
  await desk.page.getByRole('heading', { name: 'Payment' }).waitFor();
  expect(await billsOf(owner, customer)).toBe(1);

  await page.getByRole('button', { name: 'Confirm all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm all' }).click();
  await page.getByText(/^Confirmed by /).waitFor();
});
