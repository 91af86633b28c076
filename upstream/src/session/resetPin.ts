import { randomInt } from 'node:crypto';
import { isGuessablePin } from '@galla/domain';
import type { Database } from '../db/database.ts';
import { withDirectory } from '../db/directory.ts';
import { endSessionsOf } from './endSession.ts';
import { resetGuard } from './guard/reset.ts';
import type { Pins } from './pins.ts';

/** A random PIN that is not among the first that anybody would try. */
export function newPin(mobile: string): string {
  for (;;) {
    const pin = String(randomInt(10_000)).padStart(4, '0');
    if (!isGuessablePin(pin, { mobile })) return pin;
  }
}

/**
 * Gives a person a one-time PIN, to be changed at the first sign-in; opens the account again, and ends all of
 * the person's sessions. Answers the PIN, or undefined when nobody signs in with that mobile.
 */
export async function resetPin(
  database: Database,
  pins: Pins,
  mobile: string,
  now: Date,
): Promise<string | undefined> {
  const pin = newPin(mobile);
  const pinHash = await pins.hash(pin);
  return withDirectory(database, async (db) => {
    const person = await db.sql
      .updateTable('directory.login')
      .set({ pinHash, mustChangePin: true })
      .where('mobile', '=', mobile)
      .returning(['tenantId', 'staffId'])
      .executeTakeFirst();
    if (!person) return undefined;
    await resetGuard(db, mobile);
    await endSessionsOf(db, person, now);
    return pin;
  });
}
