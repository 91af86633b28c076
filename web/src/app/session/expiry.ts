import { accessToken, dropToken } from './store.ts';

type Listener = () => void;

let listener: Listener | undefined;
/** The session ended before the listening screen was mounted. */
let isPending = false;

/** Notifies when the server no longer accepts the token. There is one listener: the frame around all screens. */
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
 * The server rejected this token, or it is missing because another tab logged out. Answers that arrive together
 * notify once; an answer to a previous session's token is ignored.
 */
export function expireSession(token: string | null): void {
  if (token !== accessToken()) return;
  dropToken();
  if (listener === undefined) isPending = true;
  else listener();
}
