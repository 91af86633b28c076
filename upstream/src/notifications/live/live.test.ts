import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createInvoice, recordPayment } from '../../billing/contract.ts';
import { addCustomer, addItem, payloadOf } from '../../billing/testing/index.ts';
import { withDirectory } from '../../db/directory.ts';
import { withClient } from '../../db/testing/session.ts';
import { logout } from '../../session/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { notify } from '../notify.ts';
import { announce } from './announce.ts';
import { openStream, type TestStream } from '../testing/stream.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
});
afterAll(() => api.close());

const facts = { item: 'Soap', left: 2_000, unit: 'pc' };
const notifyShop = (of: TestShop = shop) =>
  of.within((db) => notify(db, { kind: 'STOCK_LOW', facts }, api.clock.now));
/** Waits until a stream has received that many events; returns all of them. */
async function heardBy(stream: TestStream, count = 1): Promise<readonly string[]> {
  await vi.waitFor(() => expect(stream.heard.length).toBeGreaterThanOrEqual(count));
  return stream.heard;
}

test('a notification is heard by whoever it concerns, and by nobody else', async () => {
  const other = await testShop(api);
  const keeper = await shop.addEmployee(['products:view']);
  const cashier = await shop.addEmployee(['billing:create']);
  const streams = {
    owner: await openStream(api, shop.owner.token),
    keeper: await openStream(api, keeper.token),
    cashier: await openStream(api, cashier.token),
    other: await openStream(api, other.owner.token),
  };
  const soap = `notification ${await notifyShop()}`;
  const own = `notification ${await shop.within((db) =>
    notify(
      db,
      { kind: 'IMPORT_DONE', facts: { file: 'a.xlsx', rows: 1, screen: '/products' }, to: cashier.staffId },
      api.clock.now,
    ),
  )}`;
  const theirs = `notification ${await notifyShop(other)}`;
  // The last reader to be served has also got everything before.
  expect(await heardBy(streams.other, 2)).toEqual(['ready', theirs]);
  expect(await heardBy(streams.cashier, 2)).toEqual(['ready', own]);
  expect(await heardBy(streams.owner, 2)).toEqual(['ready', soap]);
  expect(await heardBy(streams.keeper, 2)).toEqual(['ready', soap]);
  for (const stream of Object.values(streams)) stream.leave();
});

test('a right that was taken away is heard with no more', async () => {
  const keeper = await shop.addEmployee(['products:view']);
  const [stream, owner] = [await openStream(api, keeper.token), await openStream(api, shop.owner.token)];
  await shop.within((db) =>
    db.sql.updateTable('menuRight').set({ canView: false }).where('tenantId', '=', db.tenantId).execute(),
  );
  const expected = `notification ${await notifyShop()}`;
  expect(await heardBy(owner, 2)).toEqual(['ready', expected]);
  expect(await heardBy(stream)).toEqual(['ready']);
  stream.leave();
  owner.leave();
});

test('a payment tells that its document changed', async () => {
  const customer = await addCustomer(shop);
  const item = await addItem(shop, { price: 100_000, gst: 0 });
  const as = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const body = payloadOf({ customer, lines: [{ item }] });
  const { document_id } = (await call(api, createInvoice, { ...as, body })).body;
  const stream = await openStream(api, shop.owner.token);
  const payment = { document_id, amount: '300', expected_pending: '1000', payment_mode: 'Cash' };
  await call(api, recordPayment, { ...as, body: payment });
  await vi.waitFor(() => expect(stream.heard).toContain(`document ${document_id}`));
  stream.leave();
});

test.each([
  ['a logout', (token: string) => call(api, logout, { token })],
  [
    'being made inactive',
    (_token: string, staffId: string) =>
      withDirectory(api.database, (db) =>
        db.sql.updateTable('directory.login').set({ active: false }).where('staffId', '=', staffId).execute(),
      ),
  ],
])('%s ends the stream at once', async (_what, end) => {
  const person = await shop.addEmployee(['products:view']);
  const stream = await openStream(api, person.token);
  expect(await heardBy(stream)).toEqual(['ready']);
  await end(person.token, person.staffId);
  await vi.waitFor(() => expect(stream.isEnded).toBe(true));
  expect((await openStream(api, person.token)).status).toBe(401);
});

test('one session holds a few streams at most, and a reader who left holds none', async () => {
  const { token } = await shop.addEmployee([]);
  // Over the network, so that a client can disconnect.
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  // A garbage-collected response would close its connection.
  const held: Response[] = [];
  const open = async (signal?: AbortSignal) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${address}/events`, { headers, ...(signal && { signal }) });
    held.push(response);
    return response.status;
  };
  const statuses = await Promise.all([open(leaving.signal), open(), open(), open()]);
  expect([...statuses, await open()]).toEqual([200, 200, 200, 200, 429]);
  leaving.abort();
  await vi.waitFor(async () => expect(await open()).toBe(200));
  expect(held.filter(({ status }) => status === 200)).toHaveLength(5);
});

test('a hundred readers who never read keep little waiting, and are let go', async () => {
  const people = await Promise.all(Array.from({ length: 25 }, () => shop.addEmployee(['products:view'])));
  const streams = await Promise.all(
    people.flatMap(({ token }) => [1, 2, 3, 4].map(() => openStream(api, token))),
  );
  for (const { bytes } of streams) bytes.pause();
  // 100 bytes each: 2,000 exceed the buffer of a reader.
  const events = Array.from({ length: 2_000 }, (_, n) => ({
    event: 'notification' as const,
    id: `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    to: ['products:view' as const],
  }));
  for (let at = 0; at < events.length; at += 200)
    await shop.within((db) => announce(db, ...events.slice(at, at + 200)));
  await vi.waitFor(() =>
    expect(streams.every(({ bytes }) => bytes.destroyed || bytes.readableEnded)).toBe(true),
  );
  // Other readers still get their events.
  const reader = await openStream(api, shop.owner.token);
  const last = `notification ${await notifyShop()}`;
  await vi.waitFor(() => expect(reader.heard).toContain(last));
  reader.leave();
});

test('when the connection to PostgreSQL breaks, readers are sent to come again, and then hear', async () => {
  // A shop without pending events.
  const quiet = await testShop(api);
  const stream = await openStream(api, quiet.owner.token);
  expect(await heardBy(stream)).toEqual(['ready']);
  await withClient(api.urls.appUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'galla live' and datname = current_database()`,
    ),
  );
  await vi.waitFor(() => expect(stream.isEnded).toBe(true));
  const again = await openStream(api, quiet.owner.token);
  expect(again.status).toBe(200);
  const expected = `notification ${await notifyShop(quiet)}`;
  expect(await heardBy(again, 2)).toEqual(['ready', expected]);
  again.leave();
});

test('a server that stops lets go of its readers', async () => {
  const own = await testApi();
  const stream = await openStream(own, (await testShop(own)).owner.token);
  expect(await heardBy(stream)).toEqual(['ready']);
  await own.close();
  await vi.waitFor(() => expect(stream.isEnded).toBe(true));
});
