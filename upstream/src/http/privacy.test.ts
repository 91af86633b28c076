import { afterAll, beforeAll, expect, test } from 'vitest';
import { customers } from '../customers/contract.ts';
import { login } from '../session/contract.ts';
import { addAccountDetails } from '../tenant/contract.ts';
import { call, type TestApi, testApi, testShop } from '../testing/index.ts';
import { makeLogger } from './logging.ts';
import { scrub } from './scrub.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

let api: TestApi;
const lines: string[] = [];
beforeAll(async () => {
  api = await testApi({ logger: makeLogger('trace', { write: (line) => lines.push(line) }) });
});
afterAll(() => api.close());

test('nothing of a call that is personal or secret stands in the log', async () => {
  const { owner, schemaKey } = await testShop(api);
  const { body } = await call(api, login, { body: { mobile: owner.mobile, password: owner.pin } });
  const token = body.access_token;
  await call(api, login, { body: { mobile: owner.mobile, password: '7391' } });
  await call(api, customers, { token, schemaKey, query: { search: '9876501234' } });
  await call(api, addAccountDetails, {
    token,
    schemaKey,
    query: { form_name: 'account_details' },
    body: { form_data: { upi_name: 'Canary Name', upi_id: 'canary@okbank' } },
  });
  const logged = lines.join('');
  expect(logged).toContain('"route":"/customers"');
  expect(logged).toContain(`"staff":"${owner.staffId}"`);
  // An id may contain any four digits in a row.
  const log = logged.replaceAll(UUID, '');
  const canaries = [
    owner.mobile,
    owner.pin,
    '7391',
    token,
    body.device_token,
    '9876501234',
    'canary@okbank',
    'Canary Name',
  ];
  for (const canary of canaries) expect(log).not.toContain(canary);
});

test('an error that holds personal values is logged without them', () => {
  const logger = makeLogger('error', { write: (line) => lines.push(line) });
  lines.length = 0;
  const error = new Error('Key (mobile)=(9876501234) of asha@okbank, ABCDE1234F, 123412341234, pin');
  logger.error({ err: error, password: '4826', token: 'a'.repeat(43) }, 'for +919876501234');
  const log = lines.join('');
  expect(log).toContain('Key (mobile)=(********34)');
  for (const canary of ['98765012', 'asha@', 'ABCDE1234F', '1234123412', '"4826"', 'a'.repeat(43)]) {
    expect(log).not.toContain(canary);
  }
});

test('ids and times stay readable', () => {
  const line =
    '{"time":"2026-11-20T11:48:45.833Z","request":"01a1f8c9-a084-74df-b64d-8c0246eba984","ms":4.5}';
  expect(scrub(line)).toBe(line);
});
