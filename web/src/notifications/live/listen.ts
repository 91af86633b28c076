import type { IEnvironment } from 'relay-runtime';
import { Unauthorized } from '../../app/graph/failure.ts';
import { isRenewed } from '../../app/version/renewed.ts';
import { openArrivals, type Unread } from './openArrivals.ts';

/** Pauses before a broken stream is reopened, in milliseconds; the last one repeats. */
const PAUSES_MS = [1_000, 2_000, 5_000, 15_000, 30_000];
/** After this time, a failure is unrelated to the one before, and the pauses start over. */
const STEADY_MS = 60_000;

const isSeen = (): boolean => document.visibilityState === 'visible';

interface Hearer {
  onUnread: (unread: Unread) => void;
  /** The stream was reopened; events in between were missed. */
  onReopened: () => void;
}

/**
 * Subscribes while the tab is visible. A tab in the background closes its stream, because browsers allow six
 * connections per server and six subscribed tabs would block all requests. It catches up when it becomes
 * visible.
 * @returns a function that unsubscribes
 */
export function listen(environment: IEnvironment, { onUnread, onReopened }: Hearer): () => void {
  let leave: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let began = 0;
  let isLost = false;

  const begin = (): void => {
    clearTimeout(timer);
    leave?.();
    began = performance.now();
    leave = openArrivals(environment, { onUnread, onLost, onStanding });
  };
  const onStanding = (): void => {
    if (isLost) onReopened();
    isLost = false;
  };
  const onLost = (error: Error): void => {
    isLost = true;
    leave?.();
    leave = undefined;
    // Either the session has ended and the shell goes to the login, or the server has a new version, for
    // which this page can't reconnect.
    if (error instanceof Unauthorized || isRenewed()) return;
    if (performance.now() - began > STEADY_MS) attempt = 0;
    const pause = PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0;
    attempt += 1;
    timer = setTimeout(begin, pause * (0.5 + Math.random()));
  };
  const turn = (): void => {
    attempt = 0;
    if (isSeen() && !isRenewed()) return begin();
    clearTimeout(timer);
    leave?.();
    leave = undefined;
  };

  if (isSeen()) begin();
  document.addEventListener('visibilitychange', turn);
  window.addEventListener('online', turn);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    window.removeEventListener('online', turn);
    clearTimeout(timer);
    leave?.();
  };
}
