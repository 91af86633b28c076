import type { Page } from 'playwright';
import { expect } from 'vitest';

const CONTROLLED = `navigator.serviceWorker.ready.then(() => new Promise((resolve) => {
  if (navigator.serviceWorker.controller) resolve(true);
  else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true));
}))`;

/** Waits until the service worker controls the page's requests. */
export async function awaitWorker(page: Page): Promise<void> {
  await page.evaluate(CONTROLLED);
}

/** The till's files that the worker lists but has not stored yet; undefined while it has stored none. */
const NOT_KEPT = `(async () => {
  const [name] = await caches.keys();
  if (name === undefined) return undefined;
  const worker = await (await fetch('/sw.js')).text();
  const first = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  const named = worker.match(/\\/assets\\/[\\w.-]+/g) ?? [];
  const files = named.filter((path) => !first.includes(path));
  const cache = await caches.open(name);
  const kept = await Promise.all(files.map((path) => cache.match(path)));
  return files.filter((_, index) => !kept[index]);
})()`;

/** Waits until all code of the till is stored, and clears the browser's own HTTP cache. */
export async function awaitKeptCode(page: Page): Promise<void> {
  await awaitWorker(page);
  await expect.poll(() => page.evaluate(NOT_KEPT), { interval: 200 }).toEqual([]);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Goes offline; the header reports it before any user action. */
export async function cutNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('status').filter({ hasText: 'Offline' }).first().waitFor();
}

export async function restoreNetwork(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.getByText('Offline', { exact: true }).first().waitFor({ state: 'detached' });
}

/** Navigates like a link of the client, without reloading the page. */
export async function goWithin(page: Page, address: string): Promise<void> {
  // The router numbers its places: with a place it did not number it could not hold on to unsaved input.
  await page.evaluate(`history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', ${JSON.stringify(address)});
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))`);
}
