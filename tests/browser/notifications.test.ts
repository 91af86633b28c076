import { expect, test } from 'vitest';
import { drawerOf } from './screens/history.ts';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { makeBill, pay } from './support/bills.ts';
import { addCustomer, stockOf } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

/** An employee of the optician's who may receive payments. */
const MANAGER = '9000000801';

const UNREAD = '{ viewer { unreadNotifications } }';
const unreadOf = async (token: string): Promise<number> =>
  (await ask<{ viewer: { unreadNotifications: number } }>(token, UNREAD)).viewer.unreadNotifications;

test('a payment that somebody else takes is told at once, counted, deleted, brought back and opened', async () => {
  const [owner, manager] = [await tokenOf(OWNERS.optician), await tokenOf(MANAGER)];
  const customer = await addCustomer(manager);
  const { product } = await stockOf(manager);
  if (!product) throw new Error('An optician sells products.');
  const bill = await makeBill(manager, customer, product);
  const before = await unreadOf(owner);
  const at = await visit({ token: owner });
  const { page } = at;
  await page.goto('/Billing');
  const bell = (count: number) =>
    page.getByRole('link', { name: `Notifications, ${count === 0 ? 'No' : count} unread notification` });
  await bell(before).waitFor();

  await pay(manager, bill, '10.00');
  await page.getByText(`Payment received: ₹10.00 from ${customer.name} for ${bill.number}.`).waitFor();
  await bell(before + 1).click();

  const row = page.getByRole('listitem').filter({ hasText: bill.number });
  await row.getByRole('link', { name: 'Unread: Payment received' }).waitFor();
  await row.getByRole('button', { name: 'Delete “Payment received”' }).click();
  await bell(before).waitFor();
  // A deletion can be undone while its row no longer shows its content.
  await page.getByRole('listitem').getByRole('button', { name: 'Undo' }).click();
  await bell(before + 1).waitFor();
  await row.getByRole('button', { name: 'Mark as read' }).click();
  await bell(before).waitFor();
  await row.getByRole('link', { name: 'Payment received' }).click();
  await drawerOf(at, bill.number).waitFor();
  expect(new URL(page.url()).pathname).toBe('/Billing-History');
});

interface Registrations {
  registrations: readonly { registrationId: string; scopeURL: string; isDeleted: boolean }[];
}

const MESSAGE = {
  id: 'n1',
  title: 'Payment received',
  body: 'Open Galla to read it.',
  link: '/Billing-History',
};

/** Runs in the worker, which then counts how often it checks which pages are open. */
const COUNT_LOOKS = `(() => {
  const find = clients.matchAll.bind(clients);
  globalThis.looks = 0;
  clients.matchAll = (options) => find(options).finally(() => (globalThis.looks += 1));
})()`;

/** Messages to a worker that is not active yet are lost. */
const ACTIVE = `navigator.serviceWorker.ready.then(({ active }) => new Promise((resolve) => {
  const look = () => active.state === 'activated' && resolve(true);
  active.addEventListener('statechange', look);
  look();
}))`;

test('a push message is shown while no page is in sight, and not beside the page that tells it', async () => {
  const { page, url } = await visit({ token: await tokenOf(OWNERS.service), own: true, worker: true });
  await page.goto('/NotificationList');
  await page.getByRole('checkbox', { name: /^Notify me on this device/ }).waitFor({ state: 'attached' });
  await page.evaluate(ACTIVE);
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Registrations) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(url) && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registration;
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The page has no worker.');
  await worker.evaluate(COUNT_LOOKS);
  const looks = () => worker.evaluate<number>('looks');
  /** Sends a push message, and waits until the worker has checked which pages are open. */
  const push = async (id: string) => {
    const before = await looks();
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(url).origin,
      registrationId,
      data: JSON.stringify({ ...MESSAGE, id }),
    });
    await expect.poll(looks).toBeGreaterThan(before);
  };
  const shown = () =>
    page.evaluate<string[]>(
      `navigator.serviceWorker.ready.then(async (worker) =>
        (await worker.getNotifications()).map(({ title, tag, data }) => [title, tag, data].join(' ')))`,
    );
  await push('beside');
  await page.goto('about:blank');
  await push('n1');
  await page.goto('/NotificationList');
  await expect.poll(shown).toEqual(['Payment received n1 /Billing-History']);
});
