import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { AccessChanges } from './accessChanges.ts';
import { type Database, type Handle, keepHandle } from './handle.ts';
import { listenOn } from './listen.ts';
import { StatementNames } from './statementNames.ts';
import type { DB } from './types.generated.ts';

export type { Database } from './handle.ts';

/** Pool size and timeouts in milliseconds. */
export interface DatabaseOptions {
  connections?: number;
  /** Maximum wait for a free connection. */
  connectTimeout?: number;
  statementTimeout?: number;
  lockTimeout?: number;
  /** Whether repeated statements are prepared by name; must be off behind a pooler that shares connections. */
  namedStatements?: boolean;
}

const DATE = 1082;

/** Days stay text: a `Date` would shift them by the machine's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === DATE ? (text: string) => text : pg.types.getTypeParser(oid, format ?? 'text'),
};

/**
 * Opens a connection pool; connections are made on demand.
 * @param url for the serving role, which is subject to row-level security
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'galla',
    max: options.connections ?? 20,
    connectionTimeoutMillis: options.connectTimeout ?? 10_000,
    // The gateway gives up after 5 s, so anything slower is wasted.
    statement_timeout: options.statementTimeout ?? 4_000,
    lock_timeout: options.lockTimeout ?? 3_000,
    idle_in_transaction_session_timeout: 10_000,
    types,
  });
  // The pool replaces a connection that breaks while idle; without a listener the error would end the process.
  pool.on('error', () => undefined);
  // A connection that breaks in use fails its query and also emits this event.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const kysely = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const changes = new AccessChanges();
  const ends: Handle['ends'] = [];
  const database: Database = {
    load: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen: (channel, listener) => listenOn(url, channel, listener),
    onAccessChanged: (listener) => changes.add(listener),
    async close() {
      for (const end of ends) await end();
      await pool.end();
    },
  };
  const names = options.namedStatements === false ? undefined : new StatementNames();
  keepHandle(database, { kysely, pool, names, changes, ends });
  return database;
}
