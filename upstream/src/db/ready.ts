import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { handleOf } from './handle.ts';
import { LATEST_MIGRATION } from './migrate.ts';

const UNDEFINED_TABLE = '42P01';

/** Whether PostgreSQL responds and has all migrations of this version. */
export async function isMigrated(database: Database): Promise<boolean> {
  try {
    const { rows } = await sql`select 1 from kysely_migration where name = ${LATEST_MIGRATION}`.execute(
      handleOf(database).kysely,
    );
    return rows.length === 1;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return false;
    throw error;
  }
}
