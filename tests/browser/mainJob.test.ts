import { expect, test } from 'vitest';
import { addItem, linesOf, openCart } from './screens/cart.ts';
import { billLine, drawerOf, searchHistory } from './screens/history.ts';
import { tryLogin } from './screens/login.ts';
import { customerSearch, selectCustomer } from './screens/selection.ts';
import { OWNERS, PIN, tokenOf } from './support/api.ts';
import { downloadPdf } from './support/downloads.ts';
import { expectUsable } from './support/looks.ts';
import { grouped, plain, sumBehind } from './support/money.ts';
import { goWithin } from './support/network.ts';
import { readQrCode } from './support/qrCode.ts';
import { addCustomer, freshCustomer, stockOf, type Stock } from './support/shop.ts';
import { useVisits, type Visit } from './support/visits.ts';

const DISCOUNT = 100;

const visit = useVisits();

/** A visit of one of the cases. */
interface Sale extends Visit {
  /** From the login to the history, with a look at each state: once for each width, since trades differ in the cart. */
  whole: boolean;
}

const look = async ({ page, whole }: Sale): Promise<void> => {
  if (whole) await expectUsable(page);
};

/** On a desktop the customer is new, on a phone an existing one. */
async function chooseCustomer(at: Sale, token: string): Promise<string> {
  if (at.device === 'phone') {
    const customer = await addCustomer(token);
    await selectCustomer(at, customer);
    return customer.name;
  }
  const { name, mobile } = freshCustomer();
  const { page } = at;
  await page.getByRole('button', { name: 'Add customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Customer' });
  await dialog.getByLabel(/^Name/).fill(name);
  await dialog.getByLabel(/^Mobile/).fill(mobile);
  await look(at);
  await dialog.getByRole('button', { name: 'Add customer' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Select & Continue' }).click();
  return name;
}

/** Returns the number of lines in the cart. */
async function fillCart(at: Sale, { product, varied, service }: Stock): Promise<number> {
  const { page } = at;
  await page.getByRole('tab', { name: 'Service' }).waitFor();
  if (product) {
    await addItem(at, 'Product', product.title);
    await page
      .getByRole('button', { name: `One more ${product.title}` })
      .first()
      .click();
  }
  if (varied) {
    await addItem(at, 'Product', varied.title);
    const dialog = page.getByRole('dialog', { name: 'Select Variant' });
    await dialog
      .getByRole('button', { name: `One more ${varied.title} ${varied.variant}`, exact: true })
      .click();
    await look(at);
    await dialog.getByRole('button', { name: 'Add to cart' }).click();
  }
  await addItem(at, 'Service', service);
  return [product, varied, service].filter((item) => item !== undefined).length;
}

/** Sets discount and payment mode; returns the total, which must be the sum of the lines above. */
async function settle(at: Sale, mode: 'Cash' | 'UPI', lines: number): Promise<number> {
  const cart = await openCart(at);
  await expect.poll(() => linesOf(cart)).toBe(lines);
  if (at.device === 'phone') await cart.getByRole('button', { name: 'Edit Discount' }).click();
  const gstBefore = await sumBehind(cart, 'Total');
  await cart.getByRole('textbox', { name: 'Discount' }).fill(plain(DISCOUNT));
  await cart.getByRole('radiogroup', { name: 'Payment mode' }).getByText(mode).click();
  await expect.poll(() => sumBehind(cart, 'Total')).toBe((gstBefore ?? 0) - DISCOUNT);
  await look(at);
  return (gstBefore ?? 0) - DISCOUNT;
}

/** The document's payment screen: confirms the money UPI still has to bring, and returns the number. */
async function getPaid({ page }: Visit, mode: 'Cash' | 'UPI', total: number): Promise<string> {
  // Shown only for some seconds, and before the screen is loaded.
  await page.getByText('Invoice created successfully!').waitFor();
  await page.getByRole('heading', { name: 'Payment' }).waitFor();
  const [number = ''] =
    /\d\d-\d\d\/A\/\d{5}/.exec(
      await page
        .getByText(/A\/\d{5}/)
        .first()
        .innerText(),
    ) ?? [];
  if (mode === 'UPI') {
    const link = new URL(await readQrCode(page.getByRole('figure', { name: 'UPI QR code' })));
    expect(link.href).toMatch(/^upi:\/\/pay\?/);
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ am: plain(total), cu: 'INR', tr: number });
    await page.getByRole('button', { name: `Received ₹${grouped(total)}` }).click();
    await page.getByText('Pending amount updated successfully.').waitFor();
  } else {
    await page.getByText(`Collected ₹${grouped(total)} in cash`).waitFor();
  }
  return number;
}

async function checkPaper({ page, device }: Visit, number: string, total: number): Promise<void> {
  // On a phone it is among the other papers.
  const isPhone = device === 'phone';
  if (isPhone) await page.getByRole('button', { name: 'Other papers' }).click();
  const save = isPhone
    ? page.getByRole('menuitem', { name: 'Save PDF, A4' })
    : page.getByRole('button', { name: 'PDF', exact: true });
  const paper = await downloadPdf(page, () => save.click());
  expect(paper.name).toBe(`${number.replaceAll('/', '-')} A4.pdf`);
  expect(paper.text).toContain(number);
  expect(paper.text).toContain(grouped(total));
}

async function findAgain(at: Visit, number: string, customer: string, total: number): Promise<void> {
  const { page } = at;
  await goWithin(page, '/Billing-History');
  await page.getByRole('heading', { name: 'Billing History' }).waitFor();
  await searchHistory(at, number);
  const line = billLine(at, number);
  await line
    .filter({ hasText: customer })
    .filter({ hasText: 'Paid' })
    .filter({ hasText: grouped(total) })
    .waitFor();
  await line.click();
  const drawer = drawerOf(at, number);
  await drawer.getByText('Payments').waitFor();
  expect(await sumBehind(drawer, 'Total')).toBe(total);
  expect(await drawer.innerText()).toContain(customer);
}

/** Each trade at one width: trades differ in the cart, and widths differ independently of trades. */
const CASES = [
  { trade: 'retail', device: 'desktop', mode: 'UPI', whole: true },
  { trade: 'boutique', device: 'phone', mode: 'Cash', whole: true },
  { trade: 'distributor', device: 'desktop', mode: 'UPI', whole: false },
  { trade: 'gym', device: 'phone', mode: 'Cash', whole: false },
  { trade: 'optician', device: 'desktop', mode: 'UPI', whole: false },
  { trade: 'service', device: 'phone', mode: 'Cash', whole: false },
] as const;

/** Signs in on the screen, and goes from the dashboard to the choice of a customer. */
async function signIn({ page, device }: Visit, mobile: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await tryLogin(page, mobile, PIN);
  await page.getByText('Login successful!').waitFor();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.getByRole('link', { name: device === 'phone' ? 'New bill' : 'Billing', exact: true }).click();
}

test.each(CASES)(
  '$trade at the $device: a customer is billed and pays by $mode',
  async ({ trade, device, mode, whole }) => {
    const token = await tokenOf(OWNERS[trade]);
    const at = { ...(await visit({ device, ...(!whole && { token }) })), whole };
    const { page } = at;
    if (whole) await signIn(at, OWNERS[trade]);
    else await page.goto('/Billing');
    await customerSearch(at).waitFor();
    const customer = await chooseCustomer(at, token);
    const lines = await fillCart(at, await stockOf(token));
    const total = await settle(at, mode, lines);
    await page.getByRole('button', { name: 'Create invoice' }).click();
    const number = await getPaid(at, mode, total);
    if (!whole) return;
    await checkPaper(at, number, total);
    await findAgain(at, number, customer, total);
  },
);
