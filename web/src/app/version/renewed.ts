import { formatMessage } from '@galla/domain';
import { useSyncExternalStore } from 'react';
import { toast } from '../toast/toast.ts';

let renewed = false;
const listeners = new Set<() => void>();

/** Reloads the page. Drafts survive; the browser asks about other unsaved input (UnsavedGuard). */
export const reloadPage = (): void => location.reload();

/**
 * Galla was updated on the server, which no longer knows this page's operations. Shows one message with a reload
 * button; polling stops from now on.
 */
export function tellRenewed(): void {
  if (renewed) return;
  renewed = true;
  toast.offered(formatMessage('shell.renewed'), formatMessage('shell.reload'), reloadPage);
  for (const listener of listeners) listener();
}

export const isRenewed = (): boolean => renewed;

/** For tests: resets to the state of a new page. */
export function forgetRenewed(): void {
  renewed = false;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this page is older than the server. */
export const useRenewed = (): boolean => useSyncExternalStore(subscribe, isRenewed);
