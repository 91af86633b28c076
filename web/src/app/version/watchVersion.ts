import { formatMessage } from '@galla/domain';
import { isVersionMessage } from '../../serviceWorker/newVersion.ts';
import { toast } from '../toast/toast.ts';
import { isRenewed, reloadPage } from './renewed.ts';

/** Interval of the check for a newer version: a client at a counter stays open for days. */
const ASK_MS = 60 * 60 * 1000;

/**
 * The paths of this page's first scripts, which contain a hash of all its code: its version. Empty in development,
 * where there is neither hash nor worker.
 */
export const ownScripts = (): string =>
  [...document.querySelectorAll('script[type=module][src^="/assets/"]')]
    .map((script) => script.getAttribute('src'))
    .join(' ');

/** Never reloads automatically. If work has already stopped because of the update, the message says so. */
function offer(): void {
  if (!isRenewed())
    toast.offered(formatMessage('shell.newVersion'), formatMessage('shell.reload'), reloadPage);
}

/**
 * Registers the service worker, /sw.js (spec 1 §9), and offers a reload once the server has another version than
 * this page. Without workers (private windows, plain http) the client works as well.
 */
export async function watchVersion(own = ownScripts()): Promise<void> {
  if (own === '' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isVersionMessage(data) && data.scripts !== own) offer();
  });
  const registration = await serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (registration === undefined) return;
  const ask = (): void => void registration.update().catch(() => undefined);
  setInterval(ask, ASK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
}
