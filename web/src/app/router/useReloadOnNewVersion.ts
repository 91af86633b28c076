import { useEffect } from 'react';
import { GraphFailure } from '../graph/failure.ts';
import { isMissingChunk } from '../network/fetchCode.ts';
import { serverAnswers, serverBack } from '../network/server.ts';
import { reloadPage } from '../version/renewed.ts';

const MARK = 'galla.reloaded';

const isGoneOperation = (error: unknown): boolean =>
  error instanceof GraphFailure && error.code === 'UNKNOWN_OPERATION';

/** Once a minute: when that does not help, the error stays on the screen with its Retry. */
function reloadOnce(reload: () => void): void {
  const last = Number(sessionStorage.getItem(MARK) ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem(MARK, String(Date.now()));
  reload();
}

/** Loads the page anew if the server answers; without an answer a new page would be blank. */
export async function reloadIfAnswered(): Promise<void> {
  if (await serverAnswers()) reloadPage();
}

async function reloadWhenAnswered(reload: () => void, signal: AbortSignal): Promise<void> {
  if (await serverAnswers()) reloadOnce(reload);
  else if (await serverBack(signal)) reload();
}

/**
 * A tab left open over an update asks for what belongs to the old version: it reloads itself, once, to get the new
 * one. Code that is missing because the server is away is waited for; reloading before would leave a blank tab.
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
