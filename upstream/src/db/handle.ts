import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { AccessChanges } from './accessChanges.ts';
import type { StatementNames } from './statementNames.ts';
import type { DB } from './types.generated.ts';

/** Callbacks for notifications of a PostgreSQL channel (NOTIFY). */
export interface ChannelListener {
  /** From now on every committed message is received. */
  onReady(): void;
  onMessage(payload: string): void;
  /** The connection broke: messages may be missed until the next `onReady`. */
  onLost(): void;
}

/** A connection pool. It has no query method: use `withTenant` and `withDirectory`. */
export interface Database {
  /** Open and idle connections, and waiting calls. */
  load(): { total: number; idle: number; waiting: number };
  /** Listens on a channel with a dedicated connection, which is restored when it breaks; ends with `stop`. */
  listen(channel: string, listener: ChannelListener): { stop(): Promise<void> };
  /**
   * Called when this process has committed a change of identities or rights: with the affected shop, null for any.
   * Other processes learn of it through the channel.
   */
  onAccessChanged(listener: (tenantId: string | null) => void): void;
  /** Waits for queries in flight and closes all connections. */
  close(): Promise<void>;
}

/** The internals of a database that `db/` needs. */
export interface Handle {
  readonly kysely: Kysely<DB>;
  readonly pool: pg.Pool;
  /** Undefined when statements are not prepared by name. */
  readonly names: StatementNames | undefined;
  readonly changes: AccessChanges;
  /** Called before the connections are closed. */
  readonly ends: (() => Promise<void>)[];
}

const handles = new WeakMap<Database, Handle>();

/** Only for `db/`: associates the handle with a database, hidden from the slices. */
export function keepHandle(database: Database, handle: Handle): void {
  handles.set(database, handle);
}

/** Only for `db/`: the handle of a database. */
export function handleOf(database: Database): Handle {
  const handle = handles.get(database);
  if (!handle) throw new Error('Not a database of openDatabase');
  return handle;
}
