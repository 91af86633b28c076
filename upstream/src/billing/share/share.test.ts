import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withDirectory } from '../../db/directory.ts';
import { newId } from '../../db/id.ts';
import { withClient } from '../../db/testing/session.ts';
import { makeLogger } from '../../http/logging.ts';
import { tokenHash } from '../../session/index.ts';
import { HOUR } from '../../session/guard/testing.ts';
import { call, makeKey, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { documentShares, openShared, revokeShare, shareDocument, sharedPdf } from '../contract.ts';
import { makeDocument } from '../pdf/testing.ts';
import { addCustomer, addItem } from '../testing/index.ts';

const DAY = 24 * HOUR;

let api: TestApi;
let shop: TestShop;
let id: string;
const lines: string[] = [];

beforeAll(async () => {
  api = await testApi({ logger: makeLogger('trace', { write: (line) => lines.push(line) }) });
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T06:30:00Z');
  shop = await testShop(api, { shop: { name: 'Meenakshi Boutique' } });
  id = await makeDocument(api, shop, {
    customer: await addCustomer(shop, { name: 'Priya Agarwal' }),
    lines: [{ item: await addItem(shop, { price: 10_000, gst: 0 }) }],
  });
});

const as = ({ schemaKey, owner }: TestShop, token = owner.token) => ({ token, schemaKey });
const share = (token?: string, more: object = {}) =>
  call(api, shareDocument, { ...as(shop, token), body: { document_id: id, ...more } });
const revoke = (shareId: string, token?: string) =>
  call(api, revokeShare, { ...as(shop, token), params: { id: shareId } });
const open = (secret: string) => call(api, openShared, { body: { secret } });
const list = async () =>
  (await call(api, documentShares, { ...as(shop), query: { document_ids: id } })).body.data;

test('a link shows the bill and opens its PDF to whoever has it', async () => {
  await shop.within(({ sql, tenantId }) =>
    sql
      .insertInto('upiAccount')
      .values({ tenantId, id: newId(), upiId: 'meenakshi@upi', upiName: 'Meenakshi' })
      .execute(),
  );
  const { body: made } = await share();
  expect(made.data).toMatchObject({
    document_id: id,
    ends_at: new Date(api.clock.now.getTime() + 30 * DAY).toISOString(),
    created_by: shop.owner.staffId,
  });
  expect((await open(made.secret)).body.data).toEqual({
    shop_name: 'Meenakshi Boutique',
    type: 'invoice',
    serial_number: '26-27/A/00001',
    date: '2026-11-20',
    total_amount: '100.00',
    pending_amount: '100.00',
    is_canceled: 0,
    upi_link: 'upi://pay?pa=meenakshi%40upi&pn=Meenakshi&am=100.00&cu=INR&tr=26-27%2FA%2F00001',
  });
  const pdf = await call(api, sharedPdf, { body: { secret: made.secret } });
  expect(pdf.headers['content-type']).toBe('application/pdf');
});

test('the secret is told once, kept as a hash, and stands in no list, no key and no log', async () => {
  const key = randomUUID();
  const send = () => call(api, shareDocument, { ...as(shop), body: { document_id: id }, key });
  const { secret, data } = (await send()).body;
  const again = await send();
  expect([again.status, again.refusal.code]).toEqual([409, 'SHOWN_ONCE']);
  expect(await shop.keptFor(key)).toEqual([{}]);
  expect(await list()).toEqual([data]);
  const byId = await call(api, documentShares, { ...as(shop), query: { ids: data.id } });
  expect(byId.body.data).toEqual([data]);
  expect((await call(api, documentShares, { ...as(shop) })).body.data).toEqual([]);
  await open(secret);
  const stored = await withDirectory(api.database, ({ sql }) =>
    sql.selectFrom('directory.documentShare').selectAll().where('shareId', '=', data.id).execute(),
  );
  expect(stored).toMatchObject([{ secretHash: tokenHash(secret), tenantId: shop.tenantId }]);
  expect(lines.join('\n')).not.toContain(secret);
});

const ENDED = {
  status: 404,
  code: 'LINK_ENDED',
  message: 'This link is no longer valid. Ask the shop for a new one.',
};

const refusalOf = async (secret: string) => {
  const answers = await Promise.all([open(secret), call(api, sharedPdf, { body: { secret } })]);
  return answers.map(({ status, refusal }) => ({ status, code: refusal.code, message: refusal.message }));
};
const altered = (secret: string) => `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;

const WAYS: [string, (made: { secret: string; data: { id: string } }) => Promise<string> | string][] = [
  ['is wrong', () => 'x'.repeat(22)],
  ['is empty', () => ''],
  ['has one letter changed', ({ secret }) => altered(secret)],
  [
    'has ended',
    ({ secret }) => {
      api.clock.now = new Date(api.clock.now.getTime() + 30 * DAY);
      return secret;
    },
  ],
  [
    'was revoked',
    async ({ secret, data }) => {
      expect((await revoke(data.id)).status).toBe(200);
      return secret;
    },
  ],
  [
    'lost its document',
    async () => {
      const customer = await addCustomer(shop);
      const order = await makeDocument(api, shop, {
        type: 'order',
        customer,
        lines: [{ item: await addItem(shop) }],
      });
      const { secret } = (await share(undefined, { document_id: order })).body;
      expect((await open(secret)).status).toBe(200);
      await withClient(api.urls.ownerUrl, async (client) => {
        await client.query(`select set_config('app.tenant_id', $1, false)`, [shop.tenantId]);
        await client.query('delete from document_line where document_id = $1', [order]);
        await client.query('delete from document where id = $1', [order]);
      });
      return secret;
    },
  ],
  [
    'is of a shop that has not paid',
    async ({ secret }) => {
      await withDirectory(api.database, ({ sql }) =>
        sql
          .updateTable('directory.tenant')
          .set({ paymentStatus: 'PENDING' })
          .where('tenantId', '=', shop.tenantId)
          .execute(),
      );
      return secret;
    },
  ],
];

test.each(WAYS)('a link that %s is answered the same', async (_why, spoil) => {
  const { body } = await share();
  expect(await refusalOf(await spoil(body))).toEqual([ENDED, ENDED]);
});

test('a link ends when somebody says so, within a year', async () => {
  const until = new Date(api.clock.now.getTime() + DAY).toISOString();
  expect((await share(undefined, { until })).body.data.ends_at).toBe(until);
  const at = async (days: number) =>
    (await share(undefined, { until: new Date(api.clock.now.getTime() + days * DAY).toISOString() })).refusal
      .problems;
  expect(await at(-1)).toMatchObject([{ field: 'until', rule: 'SHARE_UNTIL_PAST' }]);
  expect(await at(366)).toMatchObject([{ field: 'until', rule: 'SHARE_UNTIL_FAR' }]);
});

test('a document has at most 20 open links, however many are made at once', async () => {
  const made = await Promise.all(Array.from({ length: 22 }, () => share()));
  const refused = made.filter(({ status }) => status !== 200).map(({ refusal }) => refusal.code);
  expect(refused).toEqual(['TOO_MANY_LINKS', 'TOO_MANY_LINKS']);
  const [first] = await list();
  await revoke(first?.id ?? '');
  expect((await share()).status).toBe(200);
});

test('who may see a document may share it; who made a link and the owner may revoke it', async () => {
  const stranger = await shop.addEmployee(['billing:view']);
  expect((await share(stranger.token)).refusal.code).toBe('NOT_FOUND');
  const without = await shop.addEmployee(['customers:view']);
  expect((await share(without.token)).refusal.code).toBe('PERMISSION_DENIED');
  const { data: owners } = (await share()).body;
  expect((await revoke(owners.id, stranger.token)).refusal.code).toBe('NOT_FOUND');
  const { secret: key } = await makeKey(api, shop, ['billing:view']);
  const { data: ofKey } = (await share(key)).body;
  expect((await revoke(owners.id, key)).refusal.code).toBe('PERMISSION_DENIED');
  expect((await revoke(ofKey.id)).body.document_id).toBe(id);
  expect((await revoke(ofKey.id)).status).toBe(200);
  const ended = await shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('documentShare')
      .select(['revokedBy', 'revokedAt'])
      .where('tenantId', '=', tenantId)
      .where('id', '=', ofKey.id)
      .execute(),
  );
  expect(ended).toEqual([{ revokedBy: shop.owner.staffId, revokedAt: api.clock.now }]);
});

test("another shop neither shares, sees nor revokes a document's links", async () => {
  const other = await testShop(api);
  const { data } = (await share()).body;
  const body = { document_id: id };
  expect((await call(api, shareDocument, { ...as(other), body })).refusal.code).toBe('NOT_FOUND');
  const query = { document_ids: id };
  expect((await call(api, documentShares, { ...as(other), query })).body.data).toEqual([]);
  const params = { id: data.id };
  expect((await call(api, revokeShare, { ...as(other), params })).refusal.code).toBe('NOT_FOUND');
});

test('an address opens so many links in a minute, and is told to wait', async () => {
  const limited = await testApi({ limits: { link: 3 } });
  const tried = [];
  for (let n = 0; n < 4; n += 1) tried.push(await call(limited, openShared, { body: { secret: `${n}` } }));
  expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 429]);
  expect((await call(limited, sharedPdf, { body: { secret: 'x' }, address: '10.0.0.9' })).status).toBe(404);
  await limited.close();
});
