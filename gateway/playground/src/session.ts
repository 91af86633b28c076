/** Who is signed in on the playground. */
export interface PlaygroundSession {
  token: string;
  person: string;
  /** Null for a shop whose subscription is not paid. */
  shop: string | null;
}

/** Kept for the tab, so that a reload asks nothing; gone with it. */
const KEY = 'galla-playground';

export function keptSession(): PlaygroundSession | undefined {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as PlaygroundSession);
}

export function keepSession(session: PlaygroundSession): void {
  sessionStorage.setItem(KEY, JSON.stringify(session));
}

/** Forgets the token and what was written in the editor. */
export function forgetSession(): void {
  sessionStorage.clear();
}
