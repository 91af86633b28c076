import { durationText } from '@galla/domain';
import { sql } from 'kysely';
import { before } from '../../db/before.ts';
import type { DirectoryDb } from '../../db/directory.ts';
import { newId } from '../../db/id.ts';
import { Refused } from '../../http/refused.ts';
import { CLOSED_AFTER, KNOWN_DEVICE, UNKNOWN_DEVICE, type Window } from './figures.ts';

/** A PIN about to be tried for a mobile. */
export interface Attempt {
  id: string;
  mobile: string;
  /** The device, if it is known for the mobile. */
  device: Buffer | null;
}

/** The times of wrong or undecided attempts after the last success, newest first. */
async function wrongTimes(db: DirectoryDb, { mobile, device }: Attempt, since: Date): Promise<Date[]> {
  const rows = await db.sql
    .selectFrom('directory.loginAttempt')
    .select(['at', 'succeeded'])
    .where('mobile', '=', mobile)
    .where('deviceHash', 'is not distinct from', device)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  const success = rows.findIndex(({ succeeded }) => succeeded);
  return rows.slice(0, success === -1 ? undefined : success).map(({ at }) => at);
}

/** Milliseconds until a window allows another attempt; 0 if it does now. */
function waitFor({ wrong, within }: Window, times: readonly Date[], now: Date): number {
  const oldest = times[wrong - 1];
  return oldest === undefined ? 0 : Math.max(0, oldest.getTime() + within - now.getTime());
}

async function countInARow(db: DirectoryDb, mobile: string, now: Date): Promise<void> {
  await sql`
    insert into directory.login_guard as guard (mobile, wrong_in_row) values (${mobile}, 1)
    on conflict (mobile) do update
      set wrong_in_row = guard.wrong_in_row + 1,
          closed_at = case when guard.wrong_in_row + 1 >= ${CLOSED_AFTER} then ${now}::timestamptz end
  `.execute(db.sql);
}

async function isClosed(db: DirectoryDb, mobile: string): Promise<boolean> {
  const guard = await db.sql
    .selectFrom('directory.loginGuard')
    .select('closedAt')
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  return guard !== undefined && guard.closedAt !== null;
}

/**
 * Counts an attempt as wrong before its PIN is verified, so that a hundred concurrent ones count as a hundred; commit
 * it before the verification. Unknown mobiles are counted and refused like all others. ADR 0005.
 * @throws Refused ACCOUNT_LOCKED, or TRY_LATER with the seconds to wait
 */
export async function reserveAttempt(
  db: DirectoryDb,
  mobile: string,
  device: Buffer | null,
  now: Date,
): Promise<Attempt> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`login ${mobile}`}, 0))`.execute(db.sql);
  const attempt: Attempt = { id: newId(), mobile, device };
  const windows = device === null ? UNKNOWN_DEVICE : KNOWN_DEVICE;
  if (device === null && (await isClosed(db, mobile))) throw new Refused('ACCOUNT_LOCKED');
  const longest = Math.max(...windows.map(({ within }) => within));
  const times = await wrongTimes(db, attempt, before(now, longest));
  const seconds = Math.ceil(Math.max(...windows.map((window) => waitFor(window, times, now))) / 1000);
  if (seconds > 0) {
    throw new Refused('TRY_LATER', { time: durationText(seconds) }, { details: { retry_after: seconds } });
  }
  const { id } = attempt;
  await db.sql
    .insertInto('directory.loginAttempt')
    .values({ id, mobile, deviceHash: device, at: now })
    .execute();
  if (device === null) await countInARow(db, mobile, now);
  return attempt;
}

/** Revokes a correct attempt; for an unknown device the count restarts. */
export async function settleAttempt(db: DirectoryDb, { id, mobile, device }: Attempt): Promise<void> {
  await db.sql.updateTable('directory.loginAttempt').set({ succeeded: true }).where('id', '=', id).execute();
  if (device !== null) return;
  await db.sql
    .updateTable('directory.loginGuard')
    .set({ wrongInRow: 0, closedAt: null })
    .where('mobile', '=', mobile)
    .execute();
}
