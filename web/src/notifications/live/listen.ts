import type { IEnvironment } from 'relay-runtime';
import { Unauthorized } from '../../app/graph/failure.ts';
import { isRenewed } from '../../app/version/renewed.ts';
import { openArrivals, type Unread } from './openArrivals.ts';

/** Pauses before a stream that broke off is opened again, in milliseconds; the last one from then on. */
const PAUSES_MS = [1_000, 2_000, 5_000, 15_000, 30_000];
/** One that stood for this long broke off for another reason than the one before. */
const STEADY_MS = 60_000;

const isSeen = (): boolean => document.visibilityState === 'visible';

interface Hearer {
  onUnread: (unread: Unread) => void;
  /** The stream stands again after it broke off: what was told meanwhile was not heard. */
  onReopened: () => void;
}

/**
 * Listens while the tab is seen. One in the background lets go of its stream: a browser opens six connections to a
 * server, and six tabs that listen would leave none for work. It catches up when it comes to the front.
 * @returns a function that stops
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
    // The session is over, and the frame leads to the login; or no stream of this page will ever stand again.
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
