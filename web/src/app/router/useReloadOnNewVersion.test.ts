import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { GraphFailure, unreachable } from '../graph/failure.ts';
import { useReloadOnNewVersion } from './useReloadOnNewVersion.ts';

const reload = vi.fn<() => void>();

afterEach(() => reload.mockReset());

test.each([
  ['code that is gone', new TypeError('Failed to fetch dynamically imported module: /assets/Billing-abc.js')],
  ['an operation that is gone', new GraphFailure('UNKNOWN_OPERATION', 'x', 'r')],
])('reloads for %s, but only once', (_what, error) => {
  renderHook(() => useReloadOnNewVersion(error, reload));
  renderHook(() => useReloadOnNewVersion(error, reload));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['a server that is down', unreachable('r')],
  ['a mistake of ours', new TypeError('x is undefined')],
])('does not reload for %s', (_what, error) => {
  renderHook(() => useReloadOnNewVersion(error, reload));
  expect(reload).not.toHaveBeenCalled();
});
