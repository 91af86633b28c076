import { type Kysely, sql } from 'kysely';
import type { Database } from './handle.ts';
import { handleOf } from './handle.ts';
import { type TenantDb, tenantDbOf } from './tenantDb.ts';
import { inTransaction } from './transaction.ts';

/** Only for `jobs/`: runs single statements of the queue's library outside of any shop. */
export async function runForQueue(
  database: Database,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> {
  const { rows } = await handleOf(database).pool.query<Record<string, unknown>>(text, values);
  return { rows };
}

/** Only for `jobs/`: registers something to stop before the database connections are closed. */
export function endBefore(database: Database, end: () => Promise<void>): void {
  handleOf(database).ends.push(end);
}

/** A transaction outside of any shop, which sees only rows of the queue's own tables. */
export type QueueTransaction = Pick<Kysely<object>, 'executeQuery'>;

/**
 * Only for `jobs/`: runs work in a transaction that begins outside of any shop and then enters the shop of a job, so
 * that fetching the job and its effects are committed together or not at all.
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
