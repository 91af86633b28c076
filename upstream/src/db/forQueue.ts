import { type Kysely, sql } from 'kysely';
import type { Database } from './handle.ts';
import { handleOf } from './handle.ts';
import { type TenantDb, tenantDbOf } from './tenantDb.ts';
import { inTransaction } from './transaction.ts';

/** For `jobs/` only: single statements of the queue's library, outside of any shop. */
export async function runForQueue(
  database: Database,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> {
  const { rows } = await handleOf(database).pool.query<Record<string, unknown>>(text, values);
  return { rows };
}

/** For `jobs/` only: has something ended before the database's connections are closed. */
export function endBefore(database: Database, end: () => Promise<void>): void {
  handleOf(database).ends.push(end);
}

/** A transaction that is in no shop yet; only the queue's own tables have rows for it. */
export type QueueTransaction = Pick<Kysely<object>, 'executeQuery'>;

/**
 * For `jobs/` only: runs work in one transaction that begins outside of any shop and enters the one that a job names,
 * so that taking the job and what it does are committed together, or not at all.
 */
export function withQueue<T>(
  database: Database,
  work: (queue: QueueTransaction, enter: (tenantId: string) => Promise<TenantDb>) => Promise<T>,
): Promise<T> {
  return inTransaction(database, {}, (transaction) =>
    work(transaction, async (tenantId) => {
      await sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(transaction);
      return tenantDbOf(database, tenantId, transaction);
    }),
  );
}
