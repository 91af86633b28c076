import { storage } from './storage.ts';

/** The signed-in user of the playground. */
export interface PlaygroundSession {
  /** A session token, or an API key. */
  token: string;
  /** The user's name, or the key's. */
  name: string;
  isKey: boolean;
  /** Null for a shop whose subscription is not paid. */
  shop: string | null;
}

export const SESSION_KEY = 'session';

export function keptSession(): PlaygroundSession | undefined {
  const kept = storage.getItem(SESSION_KEY);
  return kept === null ? undefined : (JSON.parse(kept) as PlaygroundSession);
}

export function keepSession(session: PlaygroundSession): void {
  storage.setItem(SESSION_KEY, JSON.stringify(session));
}

/** Forgets the token, the editor's contents, and the history. */
export function forgetSession(): void {
  storage.clear();
}
