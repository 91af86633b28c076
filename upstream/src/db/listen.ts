import pg from 'pg';
import type { ChannelListener } from './handle.ts';

/** Pauses before the connection is made again, in milliseconds; the last one from then on. */
const PAUSES = [100, 500, 2_000, 5_000];
/** A connection whose other end is gone without a word is noticed after this long, in milliseconds. */
const ALIVE_EVERY = 15_000;

/**
 * Listens on a channel of PostgreSQL on one connection, which is made again whenever it breaks. LISTEN belongs to a
 * connection, so one of the pool, which goes from hand to hand, would not do.
 */
export function listenOn(url: string, channel: string, listener: ChannelListener): { stop(): Promise<void> } {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let attempt = 0;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'galla live',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    client = next;
    next.on('notification', ({ payload }) => listener.onMessage(payload ?? ''));
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch {
      return lost(next);
    }
    if (client !== next) return;
    attempt = 0;
    timer = setInterval(() => void look(next), ALIVE_EVERY).unref();
    listener.onReady();
  }

  /** Whether the other end is still there. */
  async function look(standing: pg.Client): Promise<void> {
    try {
      await standing.query('select 1');
    } catch {
      lost(standing);
    }
  }

  /** Told by whichever of error, end and failed query comes first. */
  function lost(broken: pg.Client): void {
    if (client !== broken) return;
    client = undefined;
    clearInterval(timer);
    void broken.end().catch(() => undefined);
    if (stopped) return;
    listener.onLost();
    const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)] ?? 0;
    attempt += 1;
    timer = setTimeout(() => void connect(), pause * (0.5 + Math.random())).unref();
  }

  void connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
