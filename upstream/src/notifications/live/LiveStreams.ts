import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { withTenant } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { tooMany } from '../../http/errors.ts';
import { Refused } from '../../http/refused.ts';
import { stillOpen } from '../../session/index.ts';
import type { Announced } from './announce.ts';
import { concerns, readAudience } from './audience.ts';
import type { LiveFeed } from './feed.ts';
import { EventStream } from './Stream.ts';

/** A stream ends at most this long after its session, in milliseconds; half of the promised time. */
const LOOK_EVERY = 500;
const BEAT_EVERY = 10_000;
/** Maximum wait for the connection to PostgreSQL, in milliseconds. */
const PATIENCE = 3_000;
/** Maximum number of streams per session; a gateway shares one among all its readers. */
const MOST_OF_SESSION = 4;
const MOST = 5_000;
/** Maximum number of announcements waiting to be delivered. */
const MOST_WAITING = 10_000;

type Reader = Pick<Caller, 'sessionId' | 'staffId' | 'tenantId'>;

interface Open extends Reader {
  stream: EventStream;
}

/** Dependencies of the streams. */
export interface LiveStreamsOptions {
  database: Database;
  feed: LiveFeed;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** The open streams of this process: each reader gets the events relevant to them, by their current rights. */
export class LiveStreams {
  readonly #options: LiveStreamsOptions;
  readonly #open = new Set<Open>();
  #waiting: Announced[] = [];
  #isHandingOut = false;
  #isClosed = false;
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(options: LiveStreamsOptions) {
    this.#options = options;
    options.feed.add({
      onAnnounced: (announced) => this.#take(announced),
      onLost: () => this.#endAll(),
    });
  }

  /**
   * Opens a stream for a session.
   * @throws Refused TOO_MANY_REQUESTS above the limit, UPSTREAM_UNAVAILABLE while the feed is disconnected
   */
  async open({ sessionId, staffId, tenantId }: Reader): Promise<Readable> {
    await this.#listen();
    const ofSession = [...this.#open].filter((one) => one.sessionId === sessionId).length;
    if (ofSession >= MOST_OF_SESSION || this.#open.size >= MOST) throw tooMany(5);
    const stream = new EventStream(() => this.#open.delete(entry));
    const entry: Open = { sessionId, staffId, tenantId, stream };
    this.#open.add(entry);
    stream.send('ready', {});
    return stream.bytes;
  }

  /** Ends all streams; their readers reconnect to another process. */
  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#endAll();
  }

  /** Number of open streams. */
  get size(): number {
    return this.#open.size;
  }

  async #listen(): Promise<void> {
    if (this.#isClosed) throw new Refused('UPSTREAM_UNAVAILABLE');
    if (this.#timers.length === 0) {
      this.#timers.push(
        setInterval(() => void this.#endWithSessions(), LOOK_EVERY).unref(),
        setInterval(() => this.#beat(), BEAT_EVERY).unref(),
      );
    }
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Refused('UPSTREAM_UNAVAILABLE')), PATIENCE);
    try {
      await Promise.race([this.#options.feed.ready(), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  #take(announced: Announced): void {
    if (![...this.#open].some(({ tenantId }) => tenantId === announced.tenantId)) return;
    this.#waiting.push(announced);
    if (this.#waiting.length > MOST_WAITING) {
      this.#waiting = [];
      this.#endAll();
    }
    if (!this.#isHandingOut) void this.#handOut();
  }

  /** Delivers the waiting announcements with one query of rights per shop; more may arrive meanwhile. */
  async #handOut(): Promise<void> {
    this.#isHandingOut = true;
    while (this.#waiting.length > 0) {
      const waiting = Map.groupBy(this.#waiting, ({ tenantId }) => tenantId);
      this.#waiting = [];
      for (const [tenantId, announced] of waiting) await this.#send(tenantId, announced);
    }
    this.#isHandingOut = false;
  }

  async #send(tenantId: string, announced: readonly Announced[]): Promise<void> {
    const readers = [...this.#open].filter((one) => one.tenantId === tenantId);
    const staffIds = [...new Set(readers.map(({ staffId }) => staffId))];
    try {
      const audience = await withTenant(
        this.#options.database,
        tenantId,
        (db) => readAudience(db, staffIds),
        { readOnly: true },
      );
      for (const { staffId, stream } of readers) {
        const rights = audience.get(staffId);
        if (!rights) continue;
        for (const one of announced) {
          if (concerns(one, staffId, rights)) stream.send(one.event, { id: one.id });
        }
      }
    } catch (error) {
      // Readers who missed events reconnect and read again.
      this.#options.log.warn({ err: error }, 'live readers could not be told');
      for (const one of readers) this.#end(one);
    }
  }

  async #endWithSessions(): Promise<void> {
    if (this.#open.size === 0) return;
    const ids = [...new Set([...this.#open].map(({ sessionId }) => sessionId))];
    try {
      const open = await stillOpen(this.#options.database, ids, this.#options.clock());
      for (const one of this.#open) {
        if (ids.includes(one.sessionId) && !open.has(one.sessionId)) this.#end(one);
      }
    } catch (error) {
      // A stream whose session can't be checked is ended.
      this.#options.log.warn({ err: error }, 'sessions of live readers could not be looked at');
      this.#endAll();
    }
  }

  #beat(): void {
    for (const { stream } of this.#open) stream.beat();
  }

  #endAll(): void {
    for (const one of this.#open) this.#end(one);
  }

  #end(one: Open): void {
    this.#open.delete(one);
    one.stream.end();
  }
}
