import { billing, customers, session, tenant } from '@galla/upstream/contract';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { RefusalError } from '../refusals/RefusalError.ts';
import { fakeClock, type FakeClock } from '../testing/fakeClock.ts';
import { SETTINGS } from '../testing/fakeShop.ts';
import {
  cutShort,
  endless,
  faultyServer,
  json,
  type Respond,
  reset,
  stall,
  text,
} from '../testing/faultyServer.ts';
import type { AnyEndpoint } from './arguments.ts';
import { LIMITS, type Limits } from './limits.ts';
import type { Parts } from './request.ts';
import { openUpstream } from './upstream.ts';

const UNREACHABLE = 'Service is not reachable. Try again.';
const NOT_JSON = 'Invalid response format. Expected JSON.';
const SETTING = { success: true, data: SETTINGS };
const KEY = '018f0000-0000-7000-8000-00000000000a';
const KEYED: Parts = { body: { id: 'x', form_data: {} }, key: KEY };
const SAVED = {
  success: true,
  message: 'ok',
  data: { id: '018f0000-0000-7000-8000-000000000001', upi_id: 'a@b', upi_name: 'A' },
};

/** The test controls time, so that the machine's speed does not matter. */
let clock: FakeClock;
beforeEach(() => {
  clock = fakeClock();
});

function open(url: string, limits: Partial<Limits> = {}) {
  const upstream = openUpstream({ place: { url }, clock, limits: { ...LIMITS, ...limits } });
  onTestFinished(() => upstream.close());
  const send = (endpoint: AnyEndpoint, parts: Parts = {}) =>
    upstream.send(endpoint, parts, { token: 'token', tenantSchema: 'shop_1', requestId: 'r-1' });
  return { upstream, clock, send };
}

async function faultOf(answer: Promise<unknown>) {
  const error = await answer.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RefusalError)) throw new Error('Expected a refusal', { cause: error });
  return { message: error.message, ...error.extensions };
}

const read = tenant.tenantSetting;
const write = tenant.editAccountDetail;
const login = session.login;

test('a refused connection is told as not reachable, after two more tries', async () => {
  const { send, clock } = open('http://127.0.0.1:1');
  const fault = await faultOf(send(read));
  expect(fault).toEqual({ message: UNREACHABLE, code: 'UPSTREAM_UNAVAILABLE' });
  expect(clock.slept).toEqual([200, 400]);
});

test('a socket file that is not there is told as not reachable', async () => {
  const upstream = openUpstream({ place: { socket: '/tmp/galla-no-such.sock' }, clock });
  onTestFinished(() => upstream.close());
  const fault = await faultOf(upstream.send(read, {}, { token: 't', requestId: 'r' }));
  expect(fault).toMatchObject({ message: UNREACHABLE });
});

/** Answers only after the header timeout. */
const lateHead: Respond = () => clock.pass(LIMITS.headers);

/** Starts its answer, and continues only after the body timeout. */
const lateBody: Respond = (request, response) => {
  const before = clock.scheduled;
  stall(request, response);
  // The body timeout starts when the headers have arrived.
  const look = () => (clock.scheduled > before ? clock.pass(LIMITS.body) : setImmediate(look));
  look();
};

/** Longer than three tries that all time out. */
const LONG = { operation: 60_000 };

const AGAIN = [
  { fault: 'reset', response: reset, limits: {}, expected: UNREACHABLE },
  { fault: 'slow head', response: lateHead, limits: LONG, expected: UNREACHABLE },
  { fault: 'slow body', response: lateBody, limits: LONG, expected: UNREACHABLE },
  {
    fault: '502',
    response: text('<h1>Bad gateway</h1>', 'text/html', 502),
    limits: {},
    expected: UNREACHABLE,
  },
  { fault: '503', response: json({}, 503), limits: {}, expected: UNREACHABLE },
  { fault: '504', response: json({}, 504), limits: {}, expected: UNREACHABLE },
  { fault: 'wrong length', response: cutShort, limits: {}, expected: NOT_JSON },
  { fault: 'cut JSON', response: text('{"success":tr', 'application/json'), limits: {}, expected: NOT_JSON },
];

test.each(AGAIN)('$fault: read is tried three times', async ({ response, limits, expected }) => {
  const server = await faultyServer(response);
  const { send } = open(server.url, limits);
  expect(await faultOf(send(read))).toMatchObject({ message: expected, unsure: true });
  expect(server.requests).toHaveLength(3);
});

test.each(AGAIN)(
  '$fault: a keyed write is tried again by its key, and answered',
  async ({ response, limits }) => {
    const server = await faultyServer(response, json(SAVED));
    const { send } = open(server.url, limits);
    expect(await send(write, KEYED)).toEqual(SAVED);
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([KEY, KEY]);
  },
);

test.each(AGAIN)('$fault: a call without a key is sent once', async ({ response, limits, expected }) => {
  const server = await faultyServer(response);
  const { send } = open(server.url, limits);
  expect(await faultOf(send(login))).toMatchObject({ message: expected, unsure: true });
  expect(server.requests).toHaveLength(1);
});

const ONCE = [
  { fault: 'HTML', response: text('<html></html>', 'text/html') },
  { fault: 'an empty body', response: text('', 'text/plain') },
  { fault: 'JSON of another shape', response: json({ success: true, data: { gst_persantage: 18 } }) },
  { fault: '50 MB', response: endless(50) },
];

test.each(ONCE)('$fault: told as an invalid format, not tried again', async ({ response }) => {
  const server = await faultyServer(response);
  const { send } = open(server.url);
  expect(await faultOf(send(read))).toEqual({ message: NOT_JSON, code: 'UPSTREAM_INVALID', unsure: true });
  expect(server.requests).toHaveLength(1);
});

test.each([{}, null, 'none', 3])('where a list is due and %j stands, that is told', async (data) => {
  const server = await faultyServer(json({ success: true, data, total: 0 }));
  const { send } = open(server.url);
  const expected = {
    message: 'Invalid data format received from API',
    code: 'UPSTREAM_INVALID',
    unsure: true,
  };
  expect(await faultOf(send(customers.customers))).toEqual(expected);
  expect(server.requests).toHaveLength(1);
});

test('500 is tried once more, then told with the safe message of upstream', async () => {
  const refusal = {
    success: false,
    status: false,
    code: 'INTERNAL',
    message: 'Failed to load settings',
    request_id: 'r',
  };
  const server = await faultyServer(json(refusal, 500));
  const { send } = open(server.url);
  expect(await faultOf(send(read))).toMatchObject({ message: 'Failed to load settings', code: 'INTERNAL' });
  expect(server.requests).toHaveLength(2);
});

test('500 without a safe message tells nothing of upstream', async () => {
  const server = await faultyServer(
    json({ stack: 'at /srv/db.ts', message: 'relation "x" does not exist' }, 500),
  );
  const { send } = open(server.url);
  expect(await faultOf(send(read))).toMatchObject({
    message: 'Something went wrong on our side. Nothing was changed.',
  });
});

test('429 is tried again after the time that upstream asks for', async () => {
  const server = await faultyServer(json({}, 429, { 'retry-after': '7' }), json(SETTING));
  const { send, clock } = open(server.url);
  expect(await send(read)).toEqual(SETTING);
  expect(clock.slept).toEqual([7000]);
});

test('429 for longer than ten seconds is told at once, with the time', async () => {
  const server = await faultyServer(json({}, 429, { 'retry-after': '11' }));
  const { send, clock } = open(server.url);
  expect(await faultOf(send(read))).toEqual({
    message: 'Too many requests. Try again in 11 s.',
    code: 'TOO_MANY_REQUESTS',
    retryAfter: 11,
  });
  expect(clock.slept).toEqual([]);
});

test('a write whose first sending is still at work waits for its answer', async () => {
  const running = { success: false, status: false, code: 'STILL_RUNNING', message: 'wait', request_id: 'r' };
  const server = await faultyServer(reset, json(running, 409), json(SAVED));
  const { send } = open(server.url);
  expect(await send(write, KEYED)).toEqual(SAVED);
});

test('nothing is tried beyond the time of the operation', async () => {
  const server = await faultyServer(json({}, 429, { 'retry-after': '7' }));
  const { send, clock } = open(server.url);
  await faultOf(send(read));
  expect(clock.slept).toEqual([7000]);
  expect(server.requests).toHaveLength(2);
});

test('an operation whose time is up ends while it waits', async () => {
  const server = await faultyServer(() => clock.pass(80));
  const { send } = open(server.url, { operation: 80 });
  expect(await faultOf(send(login))).toMatchObject({ message: UNREACHABLE });
});

test('after upstream is back the next call succeeds', async () => {
  const server = await faultyServer(reset);
  const { send } = open(server.url);
  await faultOf(send(read));
  server.respondWith(json(SETTING));
  expect(await send(read)).toEqual(SETTING);
});

test('the breaker keeps calls back when half of twenty failed, and lets one probe through after 5 s', async () => {
  const server = await faultyServer(json({}, 503));
  const { upstream, send, clock } = open(server.url);
  for (let call = 0; call < 20; call += 1) await faultOf(send(login));
  expect(upstream.isReachable).toBe(false);
  expect(await faultOf(send(read))).toEqual({ message: UNREACHABLE, code: 'UPSTREAM_UNAVAILABLE' });
  expect(server.requests).toHaveLength(20);

  clock.pass(5_000);
  server.respondWith(json(SETTING));
  expect(await send(read)).toEqual(SETTING);
  expect(upstream.isReachable).toBe(true);
});

test('sends the key of the shop, the token, the request id and the key of the write', async () => {
  const server = await faultyServer(json(SAVED));
  const { send } = open(server.url);
  await send(write, KEYED);
  const [request] = server.requests;
  expect(request?.url).toBe('/editAccountDetail?tenant_schema=shop_1');
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer token',
    'x-request-id': 'r-1',
    'idempotency-key': KEY,
    'content-type': 'application/json',
  });
});

test('escapes what goes into the path', async () => {
  const server = await faultyServer(json({}, 404));
  const { send } = open(`${server.url}/api/`);
  await faultOf(send(billing.getDocument, { params: { id: '../x?y' } }));
  expect(server.requests[0]?.url).toBe('/api/billing/getdocumentbyid/..%2Fx%3Fy?tenant_schema=shop_1');
});
