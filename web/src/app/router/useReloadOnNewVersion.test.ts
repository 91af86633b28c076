import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure, unreachable } from '../graph/failure.ts';
import { useReloadOnNewVersion } from './useReloadOnNewVersion.ts';

const reload = vi.fn<() => void>();
const missing = new TypeError('Failed to fetch dynamically imported module: /assets/Billing-abc.js');

function network(on: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(on);
}

beforeEach(() => {
  sessionStorage.clear();
  network(true);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('ok')));
});

afterEach(() => {
  reload.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['code that is gone', missing],
  ['an operation that is gone', new GraphFailure('UNKNOWN_OPERATION', 'x', 'r')],
])('reloads for %s, but only once', async (_what, error) => {
  renderHook(() => useReloadOnNewVersion(error, reload));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  renderHook(() => useReloadOnNewVersion(error, reload));
  await Promise.resolve();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a network it waits, and reloads when the network is back', async () => {
  network(false);
  renderHook(() => useReloadOnNewVersion(missing, reload));
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
  network(true);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test.each([
  ['a server that is down', unreachable('r')],
  ['a mistake of ours', new TypeError('x is undefined')],
])('does not reload for %s', (_what, error) => {
  renderHook(() => useReloadOnNewVersion(error, reload));
  expect(reload).not.toHaveBeenCalled();
});
