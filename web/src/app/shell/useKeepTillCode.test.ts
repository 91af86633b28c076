import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '../session/store.ts';
import { useKeepTillCode } from './useKeepTillCode.ts';
import { ownScripts } from '../version/watchVersion.ts';

vi.mock(import('../version/watchVersion.ts'), () => ({
  ownScripts: () => '/assets/frame-B1a2c3d4.js',
  watchVersion: async () => undefined,
}));

const open = vi.fn<(name: string) => Promise<void>>(async () => undefined);
const postMessage = vi.fn<(message: unknown) => void>();
const request = (_name: string, act: () => Promise<void>) => act();
let idle: Map<number, () => void>;
let online: boolean;

beforeEach(() => {
  idle = new Map();
  vi.stubGlobal('caches', { open });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.set(idle.size, work).size - 1);
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.delete(handle));
  online = true;
  vi.stubGlobal('navigator', {
    locks: { request },
    serviceWorker: { ready: Promise.resolve({ active: { postMessage } }) },
    get onLine() {
      return online;
    },
  });
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const rest = () => {
  for (const work of idle.values()) work();
};

test('after signing in, once the browser rests, the cache of this version is made and filled', async () => {
  storeSession({ access_token: 't' });
  renderHook(() => useKeepTillCode(true));
  expect(open).not.toHaveBeenCalled();
  rest();
  await vi.waitFor(() => expect(postMessage.mock.calls).toEqual([[{ type: 'galla.keepCode' }]]));
  expect(open.mock.calls).toEqual([[`galla-code ${ownScripts()}`]]);
});

test('whoever has logged out meanwhile leaves no cache', async () => {
  renderHook(() => useKeepTillCode(true));
  rest();
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalled());
  expect(open).not.toHaveBeenCalled();
});

test('nothing is kept for a shop that has not paid, nor by a screen that was left', () => {
  renderHook(() => useKeepTillCode(false));
  renderHook(() => useKeepTillCode(true)).unmount();
  rest();
  expect(postMessage).not.toHaveBeenCalled();
});

test('without a network it waits for it', async () => {
  storeSession({ access_token: 't' });
  online = false;
  renderHook(() => useKeepTillCode(true));
  expect(idle.size).toBe(0);
  online = true;
  act(() => void dispatchEvent(new Event('online')));
  rest();
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
});
