import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { newTokenOf, OWNERS } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { awaitKeptCode, awaitWorker, goWithin } from './support/network.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();
/** The browser logs resources it could not load. */
const NOTED = /Failed to load resource|GraphFailure/;

async function expectInstallable(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window, as used in tests, cannot install anything.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
}

/** A page of an older version offers the new one. */
async function expectNewVersion(page: Page): Promise<void> {
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
}

/** Paths of what is stored besides the code. */
const DATA = `caches.keys().then(async ([name]) => (await (await caches.open(name)).keys())
  .map(({ url }) => new URL(url).pathname).filter((path) => !/^\\/assets\\/[^/]+\\.(js|css)$/.test(path)))`;

test('with its worker the client can be installed, is renewed, keeps code and no data, and has an offline page', async () => {
  const { page } = await visit({
    token: await newTokenOf(OWNERS.retail),
    expects: NOTED,
    own: true,
    worker: true,
  });
  const offline = page.getByRole('heading', { name: 'No connection' });
  await page.goto('/Billing');
  await awaitWorker(page);
  await expectInstallable(page);
  await expectNewVersion(page);
  await awaitKeptCode(page);
  expect(await page.evaluate(DATA)).toEqual([]);

  // Without a network a screen is the offline page, and by itself the screen again once it is back.
  await goWithin(page, '/Billing-History');
  await page.getByRole('heading', { name: 'Billing History' }).waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await offline.waitFor();
  expect(page.url()).toContain('/Billing-History');
  await expectUsableAtBoth(page, () => offline.waitFor());
  await page.getByRole('button', { name: 'Retry' }).click();
  await offline.waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Billing History' }).waitFor();

  // Logging out removes the code.
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await page.getByText('You have been logged out successfully.').waitFor();
  expect(await page.evaluate('caches.keys()')).toEqual([]);
});
