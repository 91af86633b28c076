import { afterEach, expect, test, vi } from 'vitest';
import { expireSession, onExpiry } from './expiry.ts';
import { accessToken, storeSession } from './store.ts';

const listener = vi.fn<() => void>();
let stop = (): void => undefined;

afterEach(() => {
  stop();
  listener.mockClear();
});

test('ends the session once, however many answers say so', () => {
  storeSession({ access_token: 't' });
  stop = onExpiry(listener);
  expireSession('t');
  expireSession('t');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(accessToken()).toBeNull();
});

test('an answer to an older token does not end the new session', () => {
  storeSession({ access_token: 'new' });
  stop = onExpiry(listener);
  expireSession('old');
  expireSession(null);
  expect(listener).not.toHaveBeenCalled();
  expect(accessToken()).toBe('new');
});

test('is told later when nobody listens yet', () => {
  storeSession({ access_token: 't' });
  expireSession('t');
  stop = onExpiry(listener);
  expect(listener).toHaveBeenCalledTimes(1);
});
