import { renderHook, waitFor } from '@testing-library/react';
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
