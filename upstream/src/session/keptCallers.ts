import type { Database } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import type { LiveFeed } from '../notifications/index.ts';
import { findByToken } from './findByToken.ts';
import type { OpenSession } from './findSession.ts';
import { tokenHash } from './tokens.ts';

/** How long somebody is believed to be who he was, in milliseconds. */
const KEPT_FOR = 1_000;
const MOST_KEPT = 10_000;

interface Kept<T> {
  value: T;
  tenantId: string;
  /** By the clock of the calls, and by one that nobody sets. */
  at: number;
  since: number;
}

/**
 * Sessions and callers of reads, kept at most a second, since a screen asks four times at once. A change of any of them
 * drops them at once: what this process commits, before it answers; what another commits, as soon as PostgreSQL tells.
 * While PostgreSQL is not heard, nothing is kept. Writes look for themselves.
 */
export class KeptCallers {
  readonly #database: Database;
  readonly #feed: LiveFeed;
  readonly #sessions = new Map<string, Kept<OpenSession>>();
  readonly #callers = new Map<string, Kept<Caller>>();
  /** Counts what was dropped: what was read before a drop is not kept after it. */
  #drops = 0;

  constructor(database: Database, feed: LiveFeed) {
    this.#database = database;
    this.#feed = feed;
    database.onAccessChanged((tenantId) => this.#drop(tenantId));
    feed.add({
      onAnnounced: () => undefined,
      onAccessChanged: (tenantId) => this.#drop(tenantId),
      onLost: () => this.#drop(null),
    });
  }

  /** The open session of a token or API key. */
  async session(token: string, now: Date): Promise<OpenSession | undefined> {
    const key = tokenHash(token).toString('base64');
    const found = await this.#keep(this.#sessions, key, now, () => findByToken(this.#database, token, now));
    // Nothing tells of an end by time.
    return found?.endsAt && found.endsAt <= now ? undefined : found;
  }

  /** The caller of a session. */
  caller(
    session: OpenSession,
    now: Date,
    load: () => Promise<Caller | undefined>,
  ): Promise<Caller | undefined> {
    return this.#keep(this.#callers, session.sessionId, now, load);
  }

  async #keep<T extends { tenantId: string }>(
    kept: Map<string, Kept<T>>,
    key: string,
    now: Date,
    load: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const found = kept.get(key);
    if (found && isFresh(found, now)) return found.value;
    const isHeard = this.#feed.isHeard();
    const drops = this.#drops;
    // Before it is asked for: what is committed while the answer is on its way is not in it.
    const times = { at: now.getTime(), since: performance.now() };
    const value = await load();
    if (value === undefined || !isHeard || drops !== this.#drops) return value;
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, { value, tenantId: value.tenantId, ...times });
    return value;
  }

  #drop(tenantId: string | null): void {
    this.#drops += 1;
    for (const kept of [this.#sessions, this.#callers]) {
      if (tenantId === null) kept.clear();
      else for (const [key, one] of kept) if (one.tenantId === tenantId) kept.delete(key);
    }
  }
}

function isFresh({ at, since }: Kept<unknown>, now: Date): boolean {
  const age = now.getTime() - at;
  return age >= 0 && age < KEPT_FOR && performance.now() - since < KEPT_FOR;
}
