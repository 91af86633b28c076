import { expect, test } from 'vitest';
import { tryLogin } from './screens/login.ts';
import { newTokenOf, OWNERS, PIN } from './support/api.ts';
import { expectUsable, expectUsableEverywhere } from './support/looks.ts';
import { awaitKeptCode, awaitWorker } from './support/network.ts';
import { useVisits, type Visit } from './support/visits.ts';

const visit = useVisits();
/** The browser logs resources it could not load. */
const NOTED = /Failed to load resource|GraphFailure/;

/** Opens a screen in a browser with the worker installed. */
async function openWithWorker(address: string): Promise<Visit> {
  const at = await visit({ token: await newTokenOf(OWNERS.retail), expects: NOTED, own: true, worker: true });
  await at.page.goto(address);
  await awaitWorker(at.page);
  return at;
}

test('without a network a screen is the offline page, and by itself the screen again once it is back', async () => {
  const { page } = await openWithWorker('/Billing-History');
  await page.context().setOffline(true);
  await page.reload();
  const title = page.getByRole('heading', { name: 'No connection' });
  await title.waitFor();
  expect(page.url()).toContain('/Billing-History');
  await expectUsableEverywhere(page, () => title.waitFor());
  await page.getByRole('button', { name: 'Retry' }).click();
  await title.waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Billing History' }).waitFor();
});

test('keeps code and no data, until logging out; the offline page is there all the same', async () => {
  const { page } = await openWithWorker('/Billing');
  await awaitKeptCode(page);
  const kept = `caches.keys().then(async ([name]) => (await (await caches.open(name)).keys())
    .map(({ url }) => new URL(url).pathname).filter((path) => !/^\\/assets\\/[^/]+\\.(js|css)$/.test(path)))`;
  expect(await page.evaluate(kept)).toEqual([]);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await page.getByText('You have been logged out successfully.').waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  expect(await page.evaluate('caches.keys()')).toEqual([]);
  await expectUsable(page);
  await page.context().setOffline(false);
  await page.getByLabel('Mobile number').waitFor();
  await tryLogin(page, OWNERS.retail, PIN);
  await awaitKeptCode(page);
});

test('a page of an older version is offered the new one', async () => {
  const { page } = await openWithWorker('/Billing');
  const scripts = `[...document.querySelectorAll('script[type=module][src]')]`;
  const own = await page.evaluate<string>(`${scripts}.map((tag) => tag.getAttribute('src')).join(' ')`);
  const worker = `fetch('/sw.js').then((answer) => answer.text())`;
  expect(await page.evaluate<string>(worker), 'the worker knows this version').toContain(own);
  // Rendered by the same code that listens to the worker.
  await page.getByRole('searchbox').waitFor();
  await page.evaluate(`navigator.serviceWorker.dispatchEvent(new MessageEvent('message', {
    data: { type: 'galla.version', scripts: '/assets/index-newer000.js' } }))`);
  await page.getByText('A new version is ready').waitFor();
  await expectUsable(page);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await page.getByRole('searchbox').waitFor();
});

test('the client can be installed', async () => {
  const { page } = await openWithWorker('/Billing');
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window, as used in tests, cannot install anything.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});
