import { beforeAll, expect, test } from 'vitest';
import { drawerOf } from './screens/history.ts';
import { tokenOf } from './support/api.ts';
import { makeBill, pay, type Bill } from './support/bills.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { makeShop } from './support/ownShop.ts';
import { addCustomer, addProduct } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

let token: string;
let bill: Bill;

beforeAll(async () => {
  token = await tokenOf(await makeShop());
  const product = { id: await addProduct(token, 'Kolhapuri chappal') };
  bill = await makeBill(token, await addCustomer(token), product);
  await pay(token, bill, bill.total);
});

test('cash is paid out and counted, the day closed, its invoice kept, and the day reopened', async () => {
  const at = await visit({ token });
  const { page } = at;
  await page.goto('/Reports');
  await page.getByRole('link', { name: 'Day closes' }).click();
  await page.waitForURL('**/Reports/day-closes');
  const closes = page.getByRole('button', { name: /^Close the day/ });
  await expectUsableAtBoth(page, () => closes.waitFor());

  const column = page.getByRole('complementary', { name: 'Day close' });
  await column.getByText('1 receipt').waitFor();
  await column.getByRole('button', { name: 'Pay out' }).click();
  await page.getByRole('textbox', { name: /^Amount/ }).fill('20');
  await page.getByRole('textbox', { name: /^What for/ }).fill('Tea');
  await expectUsable(page, 'cash that is paid out');
  await page.keyboard.press('Enter');
  await column.getByRole('button', { name: 'Delete Tea' }).waitFor();

  await column.getByRole('textbox', { name: /^Opening/ }).fill('500');
  await column.getByRole('textbox', { name: /^Counted/ }).fill('1');
  await column.getByText(/short$/).waitFor();
  await column.getByRole('textbox', { name: /^Note/ }).fill('It is in the safe');
  await expectUsable(page, 'a day that is counted');
  await page.keyboard.press('Control+Enter');
  await column.getByText(/^Closed by/).waitFor();

  await goWithin(page, `/Billing-History?open=${bill.id}`);
  const drawer = drawerOf(at, bill.number);
  await drawer.getByRole('link', { name: 'Return items' }).waitFor();
  expect(await drawer.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);

  await goWithin(page, '/Reports/day-closes');
  await page.getByRole('row', { name: /short/ }).click();
  await page.getByText('It is in the safe').waitFor();
  await expectUsableAtBoth(page, () => page.getByText('It is in the safe').waitFor());
  await page.getByRole('button', { name: 'Reopen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reopen' }).click();
  await page.getByText(/is open again\.$/).waitFor();
  await page.getByRole('row', { name: /Reopened/ }).waitFor();
});
