import pg from 'pg';
import type { ChannelListener } from './handle.ts';

/** Delays before reconnecting, in milliseconds; the last one repeats. */
const PAUSES = [100, 500, 2_000, 5_000];
/** Interval for detecting a dead peer, in milliseconds. */
const ALIVE_EVERY = 15_000;

/**
 * Listens on a PostgreSQL channel with one connection, which is restored whenever it breaks. LISTEN is bound to a
 * connection, so a pooled one can't be used.
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

  /** Checks that the connection is alive. */
  async function look(standing: pg.Client): Promise<void> {
    try {
      await standing.query('select 1');
    } catch {
      lost(standing);
    }
  }

  /** Called by whichever comes first: error, end, or failed query. */
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
