import type { Transaction } from 'kysely';
import { type Database, handleOf } from './handle.ts';
import { retried } from './retry.ts';
import type { DB } from './types.generated.ts';

/** Names of the tables that belong to the installation rather than a shop. */
export type ReferenceTable = Extract<keyof DB, `reference.${string}`>;

/** A transaction on the reference tables; shops only read them, in their own transactions. */
export interface ReferenceDb {
  readonly sql: Transaction<Pick<DB, ReferenceTable>>;
}

/** Runs the operator's changes of reference tables in one transaction. */
export function withReference<T>(database: Database, work: (db: ReferenceDb) => Promise<T>): Promise<T> {
  return retried(() =>
    handleOf(database)
      .kysely.transaction()
      .execute((transaction) => work({ sql: transaction.$pickTables<ReferenceTable>() })),
  );
}
