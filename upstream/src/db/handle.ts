import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { AccessChanges } from './accessChanges.ts';
import type { StatementNames } from './statementNames.ts';
import type { DB } from './types.generated.ts';

/** Who wants to know what is told on a channel of PostgreSQL (NOTIFY). */
export interface ChannelListener {
  /** From here on everything that is committed is told. */
  onReady(): void;
  onMessage(payload: string): void;
  /** The connection broke: until the next `onReady` something may be missed. */
  onLost(): void;
}

/** A connection pool. It runs no query by itself: `withTenant` and `withDirectory` are the only ways in. */
export interface Database {
  /** Connections in use and free, and calls that wait for one. */
  load(): { total: number; idle: number; waiting: number };
  /** Listens on a channel, on a connection of its own, which is made again when it breaks; ends with `stop`. */
  listen(channel: string, listener: ChannelListener): { stop(): Promise<void> };
  /**
   * Tells, once it is committed, what this process changed of who somebody is or what he may do: of which shop, null
   * for any. Other processes hear of it on the channel.
   */
  onAccessChanged(listener: (tenantId: string | null) => void): void;
  /** Waits for the queries in flight and closes all connections. */
  close(): Promise<void>;
}

/** What `db/` needs of a database. */
export interface Handle {
  readonly kysely: Kysely<DB>;
  readonly pool: pg.Pool;
  /** Undefined where statements are not to be kept. */
  readonly names: StatementNames | undefined;
  readonly changes: AccessChanges;
  /** What ends before the connections are closed. */
  readonly ends: (() => Promise<void>)[];
}

const handles = new WeakMap<Database, Handle>();

/** For `db/` only: keeps the handle of a database beside it, out of reach of the slices. */
export function keepHandle(database: Database, handle: Handle): void {
  handles.set(database, handle);
}

/** For `db/` only: the handle of a database. */
export function handleOf(database: Database): Handle {
  const handle = handles.get(database);
  if (!handle) throw new Error('Not a database of openDatabase');
  return handle;
}
