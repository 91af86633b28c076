import { useEffect } from 'react';
import { GraphFailure } from '../graph/failure.ts';
import { reloadPage } from '../version/renewed.ts';

const MARK = 'galla.reloaded';

/** The screen's code could not be fetched: it is gone, or the server is not reachable. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);

/** Code that is not there any more, or an operation that the server does not know any more. */
const isOutdated = (error: unknown): boolean =>
  (error instanceof GraphFailure && error.code === 'UNKNOWN_OPERATION') || isMissingChunk(error);

/**
 * A tab left open over an update asks for what belongs to the old version: it reloads itself, once, to get the new
 * one. When that does not help (the server is down), the error stays on the screen with its Retry.
 */
export function useReloadOnNewVersion(error: unknown, reload = reloadPage): void {
  useEffect(() => {
    if (!isOutdated(error)) return;
    const last = Number(sessionStorage.getItem(MARK) ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem(MARK, String(Date.now()));
    reload();
  }, [error, reload]);
}
