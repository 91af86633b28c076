import { useEffect } from 'react';
import { CODE_LOCK, codeCacheOf, type KeepCodeMessage } from '../../serviceWorker/keptCode.ts';
import { useOnline } from '../network/useOnline.ts';
import { accessToken } from '../session/store.ts';
import { ownScripts } from '../version/watchVersion.ts';

/** Creates this version's cache, unless the user has logged out meanwhile, and has the service worker fill it. */
export async function keepTillCode(own = ownScripts()): Promise<void> {
  if (own === '' || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  await navigator.locks.request(CODE_LOCK, async () => {
    if (accessToken() !== null) await caches.open(codeCacheOf(own));
  });
  const message: KeepCodeMessage = { type: 'galla.keepCode' };
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  active?.postMessage(message);
}

/**
 * Caches the code of the till's screens while the browser is idle, so that they open without a network. Files missed
 * because of a lost connection follow once it is back.
 */
export function useKeepTillCode(wanted: boolean): void {
  const online = useOnline();
  useEffect(() => {
    if (!wanted || !online) return undefined;
    // A device without storage space fetches code on use.
    const keep = (): void => void keepTillCode().catch(() => undefined);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(keep, 1_000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(keep);
    return () => cancelIdleCallback(handle);
  }, [wanted, online]);
}
