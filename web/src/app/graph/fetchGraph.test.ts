import { formatMessage } from '@galla/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onDenied } from '../session/denial.ts';
import { onExpiry } from '../session/expiry.ts';
import { accessToken, storeSession } from '../session/store.ts';
import { hostToasts, type ToastText } from '../toast/toast.ts';
import { forgetRenewed } from '../version/renewed.ts';
import { fetchGraph } from './fetchGraph.ts';

const fetched = vi.fn<typeof fetch>();
const expired = vi.fn<() => void>();
let stop = (): void => undefined;

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  storeSession({ access_token: 'secret' });
  stop = onExpiry(expired);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  expired.mockReset();
  stop();
});

const answer = (body: unknown, status = 200): void => {
  fetched.mockResolvedValue(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
};

test('sends the id and the variables, never a text, with token and request id', async () => {
  answer({ data: { alive: true } });
  expect(await fetchGraph('abc', { first: 5 })).toEqual({ data: { alive: true } });
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/graphql');
  expect(options?.body).toBe('{"id":"abc","variables":{"first":5}}');
  const headers = new Headers(options?.headers);
  expect(headers.get('Authorization')).toBe('Bearer secret');
  expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('apollographql-client-name')).toBe('galla-web');
});

test('sends no Authorization without a token', async () => {
  localStorage.clear();
  answer({ data: {} });
  await fetchGraph('abc', {});
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).has('Authorization')).toBe(false);
});

test('a part that failed leaves the rest', async () => {
  const body = {
    data: { viewer: { tenant: null } },
    errors: [{ message: 'x', extensions: { code: 'INTERNAL' } }],
  };
  answer(body);
  expect(await fetchGraph('abc', {})).toEqual(body);
});

test('without data the first error is the failure', async () => {
  answer({ data: null, errors: [{ message: 'This was not found.', extensions: { code: 'NOT_FOUND' } }] });
  await expect(fetchGraph('abc', {})).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'This was not found.',
    unknownOutcome: false,
  });
  expect(expired).not.toHaveBeenCalled();
});

test('a write that the server is not sure of may have happened', async () => {
  const extensions = { code: 'UPSTREAM_UNAVAILABLE', unsure: true };
  answer({ data: null, errors: [{ message: 'x', extensions }] });
  await expect(fetchGraph('abc', {})).rejects.toMatchObject({ unknownOutcome: true });
});

test.each([
  ['a part that may not be seen', { data: { viewer: { a: null } }, errors: [forbidden()] }, 1],
  ['nothing that may be seen', { data: null, errors: [forbidden()] }, 1],
  ['a write that is refused for want of a right', { data: { add: { __typename: 'PermissionDenied' } } }, 1],
  ['another refusal', { data: { add: { __typename: 'Refused' }, other: null } }, 0],
])('%s: the frame is told %#', async (_what, body, times) => {
  const denied = vi.fn<() => void>();
  const leave = onDenied(denied);
  answer(body);
  await fetchGraph('abc', {}).catch(() => undefined);
  leave();
  expect(denied).toHaveBeenCalledTimes(times);
});
function forbidden() {
  return { message: 'x', extensions: { code: 'FORBIDDEN' } };
}

test('a token that is not accepted ends the session', async () => {
  answer({ data: null, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }, 401);
  await expect(fetchGraph('abc', {})).rejects.toMatchObject({
    name: 'Unauthorized',
    code: 'UNAUTHENTICATED',
  });
  expect(expired).toHaveBeenCalledTimes(1);
  expect(accessToken()).toBeNull();
});

test('a token that is not there any more, because another tab logged out, leads to the login too', async () => {
  localStorage.clear();
  answer({ data: null, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }, 401);
  await expect(fetchGraph('abc', {})).rejects.toMatchObject({ name: 'Unauthorized' });
  expect(expired).toHaveBeenCalledTimes(1);
});

test('an operation of an older version is told once, with Reload, wherever it came from', async () => {
  const shown: ToastText[] = [];
  const leave = hostToasts({
    show: (toast) => shown.push(toast),
    clear: () => undefined,
    settle: () => undefined,
  });
  for (const id of ['abc', 'def']) {
    answer({ errors: [{ message: 'x', extensions: { code: 'UNKNOWN_OPERATION' } }] }, 400);
    await expect(fetchGraph(id, {})).rejects.toMatchObject({
      code: 'UNKNOWN_OPERATION',
      message: formatMessage('shell.renewed'),
    });
  }
  expect(shown).toMatchObject([{ text: formatMessage('shell.renewed'), action: { says: 'Reload' } }]);
  leave();
  forgetRenewed();
});

test.each([
  ['the network fails', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['a proxy finds nobody behind it', () => answer('<html>Bad Gateway</html>', 502)],
])('is not reachable when %s', async (_what, happen) => {
  happen();
  await expect(fetchGraph('abc', {})).rejects.toMatchObject({
    message: 'Service is not reachable. Try again.',
    unknownOutcome: true,
  });
});

test.each([
  ['HTML', '<html></html>'],
  ['nothing', ''],
  ['JSON cut off', '{"data":{"vie'],
  ['JSON that is no answer', '[1]'],
])('does not take %s for an answer', async (_what, body) => {
  answer(body);
  await expect(fetchGraph('abc', {})).rejects.toMatchObject({
    code: 'UPSTREAM_INVALID',
    message: 'Invalid response format. Expected JSON.',
  });
});
