import { expect, test } from 'vitest';
import { tryLogin } from './screens/login.ts';
import { ask, newTokenOf, OWNERS, PIN, tokenOf } from './support/api.ts';
import { expectUsable } from './support/looks.ts';
import { freshCustomer } from './support/shop.ts';
import { useVisits, type Visit } from './support/visits.ts';

const visit = useVisits();

/** The server closes the stream of an ended session; the browser logs that, and does not reopen it. */
const STREAM_ENDED = /Failed to load resource: .*(401|ERR_INCOMPLETE_CHUNKED_ENCODING)/;

/** An employee of the unpaid shop, used by no other test. */
const HELPER = '9000009903';

async function openLogin(): Promise<Visit> {
  const at = await visit();
  await at.page.goto('/login');
  return at;
}

test('a wrong PIN and a mobile that nobody has are told alike, and after five the waiting time', async () => {
  const { page } = await openLogin();
  const fail = async (mobile: string): Promise<void> => {
    await tryLogin(page, mobile, '5093');
    // The message may be the previous one; a refusal also clears the PIN.
    await expect.poll(() => page.getByLabel('PIN, digit 1 of 4').inputValue()).toBe('');
    await page.getByText('Invalid credentials. Please try again.').waitFor();
  };
  await fail(freshCustomer().mobile);
  for (let wrong = 1; wrong <= 5; wrong += 1) await fail(HELPER);
  await tryLogin(page, HELPER, PIN);
  await page.getByText(/^Too many wrong PINs\. Try again in \d+ min/).waitFor();
  await expectUsable(page);
});

test('what is no mobile and no PIN is told at its field, without asking the server', async () => {
  const { page } = await openLogin();
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/graphql') ? 1 : 0));
  await page.getByLabel('Mobile number').fill('12345');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Enter a valid 10-digit mobile number').waitFor();
  await page.getByText('Enter a 4-digit PIN').waitFor();
  expect(asked).toBe(0);
});

test('a deep link without a session leads to the login and from there to where it pointed', async () => {
  const { page } = await visit();
  await page.goto('/Billing-History?status=PAID');
  await page.waitForURL('**/login');
  await tryLogin(page, OWNERS.retail, PIN);
  await page.getByRole('heading', { name: 'Billing History' }).waitFor();
  expect(new URL(page.url()).search).toBe('?status=PAID');
});

test('an unknown address leads to the start', async () => {
  const { page } = await visit({ token: await tokenOf(OWNERS.retail) });
  await page.goto('/no-such-screen');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a session that has ended leads to the login, and back after signing in', async () => {
  const token = await newTokenOf(OWNERS.retail);
  const { page } = await visit({ token, expects: STREAM_ENDED });
  await page.goto('/Billing-History');
  await page.getByRole('searchbox').waitFor();
  // Without any user action: the stream of events ends with the session.
  await ask(token, 'mutation { logout { loggedOut } }');
  await page.waitForURL('**/login');
  await page.getByText('Please log in to continue.').waitFor();
  await tryLogin(page, OWNERS.retail, PIN);
  await page.getByRole('heading', { name: 'Billing History' }).waitFor();
});

test('logging out is asked about, told either way, and leaves nothing of the shop on the device', async () => {
  const token = await newTokenOf(OWNERS.retail);
  const { page } = await visit({ token, expects: STREAM_ENDED, worker: true });
  await page.goto('/Billing');
  await page.getByRole('searchbox').waitFor();
  const question = page.getByRole('alertdialog', { name: 'Do you want to log out?' });
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expectUsable(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Logout cancelled.').waitFor();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await question.getByRole('button', { name: 'Log Out' }).click();
  await page.getByText('You have been logged out successfully.').waitFor();
  await page.waitForURL('**/login');
  const left = `Promise.all([indexedDB.databases(), caches.keys()]).then(([bases, stores]) => [
    ...Object.keys(localStorage), ...bases.map(({ name }) => name), ...stores])`;
  expect(await page.evaluate(left)).toEqual([]);
  await expect(ask(token, '{ viewer { paymentStatus } }')).rejects.toThrow('Please log in to continue.');
});

test('the shop that has not paid sees Logout and the way to the plans alone, and no key takes that away', async () => {
  const { page } = await openLogin();
  await tryLogin(page, OWNERS.unpaid, PIN);
  const gate = page.getByRole('alertdialog', { name: 'Your subscription is not paid' });
  await gate.waitFor();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await gate.isVisible()).toBe(true);
  expect(await gate.getByRole('button').allInnerTexts()).toEqual(['Logout']);
  expect(await gate.getByRole('link').allInnerTexts()).toEqual(['Choose a plan']);
  await gate.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
});
