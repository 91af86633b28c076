import type { Page } from 'playwright';
import { expect } from 'vitest';

const CONTROLLED = `navigator.serviceWorker.ready.then(() => new Promise((resolve) => {
  if (navigator.serviceWorker.controller) resolve(true);
  else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true));
}))`;

/** Waits until the service worker has a say in what the page asks for. */
export async function awaitWorker(page: Page): Promise<void> {
  await page.evaluate(CONTROLLED);
}

/** The files of the till that the worker names and has not kept yet; undefined as long as it keeps none. */
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

/** Waits until all code of the till is kept, and takes away what the browser itself keeps of what it has fetched. */
export async function awaitKeptCode(page: Page): Promise<void> {
  await awaitWorker(page);
  await expect.poll(() => page.evaluate(NOT_KEPT), { interval: 200 }).toEqual([]);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Takes the network away; the header says so before anybody presses anything. */
export async function cutNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('status').filter({ hasText: 'Offline' }).first().waitFor();
}

export async function restoreNetwork(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.getByText('Offline', { exact: true }).first().waitFor({ state: 'detached' });
}

/** Goes to an address as a link of the client does, without loading the page anew. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(address)});
    dispatchEvent(new PopStateEvent('popstate'))`);
}
