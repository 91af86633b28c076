import { storage } from './storage.ts';

/** Who is signed in on the playground. */
export interface PlaygroundSession {
  /** Of a person's session, or an API key. */
  token: string;
  /** The person, or the key by its name. */
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

/** Forgets the token, what was written in the editor, and the history. */
export function forgetSession(): void {
  storage.clear();
}
