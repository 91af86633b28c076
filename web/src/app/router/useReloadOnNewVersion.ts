import { useEffect } from 'react';
import { GraphFailure } from '../graph/failure.ts';
import { isMissingChunk } from '../network/fetchCode.ts';
import { serverAnswers, serverBack } from '../network/server.ts';
import { reloadPage } from '../version/renewed.ts';

const MARK = 'galla.reloaded';

const isGoneOperation = (error: unknown): boolean =>
  error instanceof GraphFailure && error.code === 'UNKNOWN_OPERATION';

/** At most once a minute: if reloading does not help, the error stays with its Retry. */
function reloadOnce(reload: () => void): void {
  const last = Number(sessionStorage.getItem(MARK) ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem(MARK, String(Date.now()));
  reload();
}

/** Reloads the page if the server answers; otherwise the new page would be blank. */
export async function reloadIfAnswered(): Promise<void> {
  if (await serverAnswers()) reloadPage();
}

async function reloadWhenAnswered(reload: () => void, signal: AbortSignal): Promise<void> {
  if (await serverAnswers()) reloadOnce(reload);
  else if (await serverBack(signal)) reload();
}

/**
 * A tab left open during an update requests code of the old version: it reloads once to get the new one. If the code
 * is missing because the server is down, it waits, since reloading would leave a blank tab.
 */
export function useReloadOnNewVersion(error: unknown, reload = reloadPage): void {
  useEffect(() => {
    if (isGoneOperation(error)) reloadOnce(reload);
    if (!isMissingChunk(error)) return undefined;
    const waiting = new AbortController();
    void reloadWhenAnswered(reload, waiting.signal);
    return () => waiting.abort();
  }, [error, reload]);
}
