import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { before } from '../../db/before.ts';
import type { DirectoryDb } from '../../db/directory.ts';
import { ALARM, ALARM_EVERY, SLOW_DOWN } from './figures.ts';

async function isUnderAttack(db: DirectoryDb, now: Date): Promise<boolean> {
  const since = before(now, ALARM.within);
  const { rows } = await sql<{ wrong: string }>`
    select count(*) as wrong from (
      select from directory.login_attempt where at > ${since} and not succeeded limit ${ALARM.wrong}
    ) as recent
  `.execute(db.sql);
  return Number(rows[0]?.wrong) >= ALARM.wrong;
}

/** Watches the wrong PINs of the whole installation, to detect a few guesses for each of many accounts. */
export class Alarm {
  #lastAlarm = Number.NEGATIVE_INFINITY;

  /** How long an unknown device must wait before its PIN is checked, in milliseconds; logs a warning when not 0. */
  async slowDown(db: DirectoryDb, now: Date, log: FastifyBaseLogger): Promise<number> {
    if (!(await isUnderAttack(db, now))) return 0;
    if (now.getTime() - this.#lastAlarm >= ALARM_EVERY) {
      this.#lastAlarm = now.getTime();
      log.error({ alarm: 'PIN guessing', wrong: ALARM.wrong, within: ALARM.within }, 'many wrong PINs');
    }
    return SLOW_DOWN;
  }
}
