import { accessToken, dropToken } from './store.ts';

type Listener = () => void;

let listener: Listener | undefined;
/** The session ended before the screen that tells so was there. */
let isPending = false;

/** Tells when the server no longer accepts the token. One listener: the frame around all screens. */
export function onExpiry(next: Listener): () => void {
  listener = next;
  if (isPending) {
    isPending = false;
    next();
  }
  return () => {
    listener = undefined;
  };
}

/**
 * The server did not accept this token, or there was none because another tab has logged out. Answers that arrive
 * together are told once, and one that was on its way when somebody signed in again is none of the new session's
 * business.
 */
export function expireSession(token: string | null): void {
  if (token !== accessToken()) return;
  dropToken();
  if (listener === undefined) isPending = true;
  else listener();
}
