import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useServerBack } from './useServerBack.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answering = () =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response('ok'))),
  );

test('a network that comes back before anybody listens is not missed', async () => {
  answering();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false).mockReturnValue(true);
  const back = vi.fn<() => void>();
  renderHook(() => useServerBack(back));
  await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
});

test('a network that was there all the time calls nobody back; one that comes does', async () => {
  answering();
  const back = vi.fn<() => void>();
  renderHook(() => useServerBack(back));
  expect(fetch).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
});

test('a network that is told twice while the server is asked calls back once', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => promise),
  );
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false).mockReturnValue(true);
  const back = vi.fn<() => void>();
  renderHook(() => useServerBack(back));
  dispatchEvent(new Event('online'));
  resolve(new Response('ok'));
  await waitFor(() => expect(back).toHaveBeenCalled());
  // All waits share one promise, so a second callback has run by now.
  await act(() => promise);
  expect(back).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(back).toHaveBeenCalledTimes(2));
});
