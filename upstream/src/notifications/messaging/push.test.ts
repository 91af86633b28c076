import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import webPush from 'web-push';
import { createInvoice, recordPayment } from '../../billing/contract.ts';
import { addCustomer, addItem, payloadOf } from '../../billing/testing/index.ts';
import { logout, registerMessaging } from '../../session/contract.ts';
import { messagingTokensOf } from '../../session/messagingTokens.ts';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { messagingService } from '../contract.ts';
import { notify } from '../notify.ts';
import {
  openPushService,
  type TestBrowser,
  type TestPushService,
  vapidClaims,
} from '../testing/pushService.ts';

const KEYS = webPush.generateVAPIDKeys();

let service: TestPushService;
let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  service = await openPushService();
  api = await testApi({
    messaging: {
      webPush: { ...KEYS, subject: 'mailto:owner@galla.example', services: [service.origin] },
      other: undefined,
    },
  });
});
afterAll(async () => {
  await api.close();
  await service.close();
});
beforeEach(async () => {
  service.answer(201);
  shop = await testShop(api);
});

async function browserOf({ token }: TestPerson): Promise<TestBrowser> {
  const browser = service.subscribe();
  await call(api, registerMessaging, { token, body: { fcm_token: browser.token } });
  return browser;
}

/** Notifies the owner that an item ran out, and waits until the browser received the push. */
async function sendTo(hearer: TestBrowser, item = 'Soap', by?: string): Promise<string> {
  const before = hearer.received.length;
  const facts = { item, left: 2_000, unit: 'pc' };
  const id = await shop.within((db) =>
    notify(db, { kind: 'STOCK_LOW', facts, ...(by && { by }) }, api.clock.now),
  );
  await vi.waitFor(() => expect(hearer.received.length).toBeGreaterThan(before));
  return id;
}

const tokensOf = ({ staffId }: TestPerson) =>
  messagingTokensOf(api.database, { tenantId: shop.tenantId, staffIds: [staffId] }, api.clock.now);

test('a payment reaches the closed browser of who may see it, without a name, an amount or a number', async () => {
  const cashier = await shop.addEmployee(['billing:create', 'billing-history:view']);
  const [owners, cashiers] = [await browserOf(shop.owner), await browserOf(cashier)];
  const customer = await addCustomer(shop, { assignedTo: cashier.staffId });
  const item = await addItem(shop, { price: 100_000, gst: 0 });
  const as = { token: cashier.token, schemaKey: shop.schemaKey };
  const { body } = await call(api, createInvoice, {
    ...as,
    body: payloadOf({ customer, lines: [{ item }] }),
  });
  const payment = { amount: '300', expected_pending: '1000', payment_mode: 'Cash' };
  await call(api, recordPayment, { ...as, body: { document_id: body.document_id, ...payment } });
  await vi.waitFor(() => expect(owners.received).toHaveLength(1));
  expect(owners.received).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Payment received',
      body: 'Open Galla to read it.',
      link: expect.stringMatching(/^\/Billing-History\?open=/),
    },
  ]);
  // The author of an action is not notified about it.
  await sendTo(owners);
  expect(cashiers.received).toEqual([]);
});

test('the service learns who sends and for how long to keep it, and nothing of what is sent', async () => {
  const browser = await browserOf(shop.owner);
  const at = service.received.length;
  await sendTo(browser, 'Secret soap');
  const { headers, body } = service.received[at] ?? { headers: {}, body: Buffer.of() };
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' });
  expect(vapidClaims(headers.authorization, KEYS.publicKey)).toMatchObject({
    aud: service.origin,
    sub: 'mailto:owner@galla.example',
  });
  expect(body.toString('latin1')).not.toMatch(/soap|Stock|products/i);
});

test('a browser that the service knows no more is forgotten', async () => {
  const [gone, other] = [await browserOf(shop.owner), service.subscribe()];
  const keeper = await shop.addEmployee(['products:view']);
  service.answer(410);
  await shop.within((db) =>
    notify(db, { kind: 'STOCK_LOW', facts: { item: 'Soap', left: 1_000, unit: 'pc' } }, api.clock.now),
  );
  await vi.waitFor(async () => expect(await tokensOf(shop.owner)).toEqual([]));
  expect(gone.received).toEqual([]);
  service.answer(201);
  await call(api, registerMessaging, { token: keeper.token, body: { fcm_token: other.token } });
  await sendTo(other);
  expect(await tokensOf(keeper)).toEqual([other.token]);
});

test('a service that is busy is asked again, and one that stays so loses the message, not the browser', async () => {
  const browser = await browserOf(shop.owner);
  const at = service.received.length;
  service.answer(503, 429, 201);
  await sendTo(browser);
  expect(service.received.length - at).toBe(3);
  service.answer(500);
  await shop.within((db) =>
    notify(db, { kind: 'STOCK_LOW', facts: { item: 'Oil', left: 1_000, unit: 'pc' } }, api.clock.now),
  );
  await vi.waitFor(() => expect(service.received.length - at).toBe(6));
  service.answer(201);
  await sendTo(browser);
  expect(browser.received).toHaveLength(2);
  expect(await tokensOf(shop.owner)).toEqual([browser.token]);
});

test('after the logout nothing is sent, and an undone transaction tells nobody', async () => {
  const keeper = await shop.addEmployee(['products:view']);
  const [owners, keepers] = [await browserOf(shop.owner), await browserOf(keeper)];
  await call(api, logout, { token: keeper.token });
  const undone = shop.within(async (db) => {
    await notify(db, { kind: 'STOCK_LOW', facts: { item: 'Salt', left: 0, unit: 'pc' } }, api.clock.now);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const id = await sendTo(owners);
  expect(owners.received).toMatchObject([{ id }]);
  expect(keepers.received).toEqual([]);
});

test.each([
  ['https://169.254.169.254/latest/meta-data', 'an address within'],
  ['http://fcm.googleapis.com/fcm/send/x', 'another scheme'],
])('%s is not called, whoever names it: %s', async (endpoint) => {
  const { keys }: { keys: object } = JSON.parse(service.subscribe().token);
  const browser = await browserOf(shop.owner);
  const keeper = await shop.addEmployee(['products:view']);
  const token = JSON.stringify({ endpoint, keys });
  await call(api, registerMessaging, { token: keeper.token, body: { fcm_token: token } });
  await sendTo(browser);
  await vi.waitFor(async () => expect(await tokensOf(keeper)).toEqual([]));
});

test('everybody who is signed in learns the key that browsers register with', async () => {
  const { token } = await shop.addEmployee([]);
  const { body } = await call(api, messagingService, { token });
  expect(body).toEqual({ success: true, public_key: KEYS.publicKey });
});
