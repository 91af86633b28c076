import { expect, test } from 'vitest';
import { tryLogin } from './screens/login.ts';
import { ask, OWNERS, PIN } from './support/api.ts';
import { expectUsable } from './support/looks.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

/** The server closes the stream of an ended session; the browser logs that, and does not reopen it. */
const STREAM_ENDED = /Failed to load resource: .*(401|ERR_INCOMPLETE_CHUNKED_ENCODING)/;

test('a deep link leads to the login and back, so does a session that ends; logging out leaves nothing here', async () => {
  const { page } = await visit({ expects: STREAM_ENDED, worker: true });
  const token = () => page.evaluate<string>(`localStorage.getItem('access_token')`);
  const back = async () => {
    await page.getByRole('heading', { name: 'Billing History' }).waitFor();
    await page.getByRole('searchbox').waitFor();
    expect(new URL(page.url()).search).toBe('?status=PAID');
  };
  await page.goto('/Billing-History?status=PAID');
  await page.waitForURL('**/login');
  await tryLogin(page, OWNERS.retail, '5093');
  await page.getByText('Invalid credentials. Please try again.').waitFor();
  await expectUsable(page, 'a wrong PIN');
  await tryLogin(page, OWNERS.retail, PIN);
  await back();

  // Without any user action: the stream of events ends with the session.
  await ask(await token(), 'mutation { logout { loggedOut } }');
  await page.waitForURL('**/login');
  await page.getByText('Please log in to continue.').waitFor();
  await tryLogin(page, OWNERS.retail, PIN);
  await back();

  const ended = await token();
  await page.getByRole('button', { name: 'Log Out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Do you want to log out?' });
  await question.getByRole('button', { name: 'Log Out' }).click();
  await page.getByText('You have been logged out successfully.').waitFor();
  await page.waitForURL('**/login');
  const left = `Promise.all([indexedDB.databases(), caches.keys()]).then(([bases, stores]) => [
    ...Object.keys(localStorage), ...bases.map(({ name }) => name), ...stores])`;
  expect(await page.evaluate(left)).toEqual([]);
  await expect(ask(ended, '{ viewer { paymentStatus } }')).rejects.toThrow('Please log in to continue.');
});
