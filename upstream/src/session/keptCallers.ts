import type { Database } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import type { LiveFeed } from '../notifications/index.ts';
import { findByToken } from './findByToken.ts';
import type { OpenSession } from './findSession.ts';
import { tokenHash } from './tokens.ts';

/** Maximum age of a cached caller in milliseconds. */
const KEPT_FOR = 1_000;
const MOST_KEPT = 10_000;

interface Kept<T> {
  value: T;
  tenantId: string;
  /** By the clock of the calls, and by a monotonic one. */
  at: number;
  since: number;
}

/**
 * A cache of sessions and callers for reads, for at most a second, since a screen makes several calls at once. Any
 * change invalidates it immediately: before the response for commits of this process, and on notification for those of
 * others. While notifications are not received, nothing is cached. Writes never use it.
 */
export class KeptCallers {
  readonly #database: Database;
  readonly #feed: LiveFeed;
  readonly #sessions = new Map<string, Kept<OpenSession>>();
  readonly #callers = new Map<string, Kept<Caller>>();
  /** Counts invalidations: a read that began before one is not cached after it. */
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
    // Expiry sends no notification.
    return found?.endsAt && found.endsAt <= now ? undefined : found;
  }

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
    // Taken before the query, since its result does not include later commits.
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
