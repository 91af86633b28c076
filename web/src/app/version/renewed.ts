import { formatMessage } from '@galla/domain';
import { useSyncExternalStore } from 'react';
import { toast } from '../toast/toast.ts';

let renewed = false;
const listeners = new Set<() => void>();

/** Loads the page anew. Drafts are there afterwards, and what has none is asked about by the browser (UnsavedGuard). */
export const reloadPage = (): void => location.reload();

/**
 * Galla was renewed under this page: the server does not know any more what it asks for. That is told once, with the
 * way on, and nothing asks by itself from now on.
 */
export function tellRenewed(): void {
  if (renewed) return;
  renewed = true;
  toast.offered(formatMessage('shell.renewed'), formatMessage('shell.reload'), reloadPage);
  for (const listener of listeners) listener();
}

export const isRenewed = (): boolean => renewed;

/** For tests: as on a page that was just loaded. */
export function forgetRenewed(): void {
  renewed = false;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this page is of an older Galla than the server. */
export const useRenewed = (): boolean => useSyncExternalStore(subscribe, isRenewed);
