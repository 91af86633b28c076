import { sql } from 'kysely';
import type { DirectoryDb } from '../../db/directory.ts';

/** Serializes concurrent requests for a number. */
export async function lockNumber({ sql: db }: DirectoryDb, mobile: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mobile ${mobile}`}, 0))`.execute(db);
}

/** Whether another person signs in with a number. */
export async function isTaken({ sql: db }: DirectoryDb, mobile: string, staffId: string): Promise<boolean> {
  const logins = db.selectFrom('directory.login').where('mobile', '=', mobile);
  return (await logins.where('staffId', '<>', staffId).select('mobile').executeTakeFirst()) !== undefined;
}
