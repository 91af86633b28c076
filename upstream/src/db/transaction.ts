import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  PostgresDialect,
  Transaction,
} from 'kysely';
import pg from 'pg';
import { accessMessage, changesAccess, CHANNEL } from './accessChanges.ts';
import { type Database, type Handle, handleOf } from './handle.ts';
import { retried } from './retry.ts';
import { queryScoped } from './scopedQuery.ts';
import type { DB } from './types.generated.ts';

type Run = (query: CompiledQuery) => Promise<pg.QueryResult>;

const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A query builder whose statements are executed individually by `run`. */
function builderOn({ kysely, pool }: Handle, run: Run): Transaction<DB> {
  const connection: DatabaseConnection = {
    executeQuery: async (query) => {
      const { command, rowCount, rows } = await run(query);
      return { rows, ...(COUNTED.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) };
    },
    streamQuery: () => {
      throw new Error('Rows are read as a whole');
    },
  };
  const dialect = new PostgresDialect({ pool });
  const executor = kysely.getExecutor().withConnectionProvider({
    provideConnection: (consumer) => consumer(connection),
  });
  return new Transaction<DB>({ config: { dialect }, dialect, driver: new DummyDriver(), executor });
}

/** A statement as a pg query, with its name if it has one. */
function configOf({ names }: Handle, { sql: text, parameters }: CompiledQuery): pg.QueryConfig {
  const name = names?.nameOf(text);
  return { text, values: [...parameters], ...(name !== undefined && { name }) };
}

/**
 * A query builder for reading in a shop: each statement is a transaction of its own, in one round trip, in which
 * PostgreSQL refuses every write.
 */
export function readingIn(database: Database, tenantId: string): Transaction<DB> {
  const handle = handleOf(database);
  return builderOn(handle, async ({ sql: text, parameters }) => {
    const read = async () => {
      const client = await handle.pool.connect();
      try {
        const name = handle.names?.nameOf(text);
        return await queryScoped(client, { tenantId, text, values: parameters, name });
      } finally {
        client.release();
      }
    };
    return retried(read, () => handle.names?.renew());
  });
}

/** A query builder whose statements are transactions of their own, outside of any shop. */
export function singly(database: Database): Transaction<DB> {
  const handle = handleOf(database);
  return builderOn(handle, async (query) => {
    const result = await handle.pool.query(configOf(handle, query));
    if (changesAccess(query.sql)) {
      handle.changes.notify(null);
      await handle.pool.query('select pg_notify($1, $2)', [CHANNEL, accessMessage(null)]);
    }
    return result;
  });
}

/** How to begin a transaction. */
export interface Begin {
  /** The shop in scope; without one, only the directory is visible. */
  tenantId?: string;
  isolation?: 'read committed' | 'repeatable read';
}

function beginText({ tenantId, isolation = 'read committed' }: Begin): string {
  const begin = `begin isolation level ${isolation}`;
  if (tenantId === undefined) return begin;
  return `${begin}; select set_config('app.tenant_id', ${pg.escapeLiteral(tenantId)}, true)`;
}

/** Runs work in one transaction: committed as a whole, or rolled back when it throws. */
export function inTransaction<T>(
  database: Database,
  begin: Begin,
  work: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const handle = handleOf(database);
  return retried(
    () => once(handle, begin, work),
    () => handle.names?.renew(),
  );
}

async function once<T>(
  handle: Handle,
  begin: Begin,
  work: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const client = await handle.pool.connect();
  const shop = begin.tenantId ?? null;
  let isOpen = true;
  let isAccessChanged = false;
  let broken: Error | undefined;
  const transaction = builderOn(handle, (query) => {
    if (!isOpen) throw new Error('The transaction has ended');
    isAccessChanged ||= changesAccess(query.sql);
    return client.query(configOf(handle, query));
  });
  try {
    await client.query(beginText(begin));
    const result = await work(transaction);
    isOpen = false;
    await client.query(commitText(isAccessChanged, shop));
    if (isAccessChanged) handle.changes.notify(shop);
    return result;
  } catch (error) {
    isOpen = false;
    await client.query('rollback').catch((failed: unknown) => {
      broken = failed instanceof Error ? failed : new Error('The rollback failed', { cause: failed });
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * The notification is sent with the commit in one round trip, so it is delivered if and only if the commit succeeds.
 */
function commitText(isAccessChanged: boolean, shop: string | null): string {
  if (!isAccessChanged) return 'commit';
  return `select pg_notify('${CHANNEL}', ${pg.escapeLiteral(accessMessage(shop))}); commit`;
}
