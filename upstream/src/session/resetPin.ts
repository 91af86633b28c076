import { randomInt } from 'node:crypto';
import { isGuessablePin, type PinOwner } from '@galla/domain';
import type { Database } from '../db/database.ts';
import { type DirectoryDb, withDirectory } from '../db/directory.ts';
import { endSessionsOf } from './endSession.ts';
import { resetGuard } from './guard/reset.ts';
import type { Pins } from './pins.ts';

/** A random PIN that differs from the previous one and is not easily guessed. */
async function newPin(pins: Pins, owner: PinOwner, before: string | undefined): Promise<string> {
  for (;;) {
    const pin = String(randomInt(10_000)).padStart(4, '0');
    if (!isGuessablePin(pin, owner) && !(await pins.verify(pin, before))) return pin;
  }
}

/** The current PIN hash of a person. */
async function pinHashOf(db: DirectoryDb, { tenantId, staffId }: Person): Promise<string | undefined> {
  const login = await db.sql
    .selectFrom('directory.login')
    .select('pinHash')
    .where('tenantId', '=', tenantId)
    .where('staffId', '=', staffId)
    .executeTakeFirst();
  return login?.pinHash;
}

/** The person to get a PIN. */
interface Person extends PinOwner {
  tenantId: string;
  staffId: string;
}

async function setPin(db: DirectoryDb, person: Person, pinHash: string, now: Date): Promise<void> {
  await db.sql
    .updateTable('directory.login')
    .set({ pinHash, mustChangePin: true })
    .where('tenantId', '=', person.tenantId)
    .where('staffId', '=', person.staffId)
    .execute();
  await resetGuard(db, person.mobile);
  await endSessionsOf(db, person, now);
}

/**
 * Gives a person a one-time PIN, to be changed at the first sign-in; unlocks the account and ends all sessions. Returns
 * the PIN, which is not stored anywhere.
 */
export async function giveOneTimePin(
  db: DirectoryDb,
  pins: Pins,
  person: Person,
  now: Date,
): Promise<string> {
  const pin = await newPin(pins, person, await pinHashOf(db, person));
  await setPin(db, person, await pins.hash(pin), now);
  return pin;
}

/** The same for the person who signs in with a mobile; undefined when there is none. */
export function resetPin(
  database: Database,
  pins: Pins,
  mobile: string,
  now: Date,
): Promise<string | undefined> {
  return withDirectory(database, async (db) => {
    const login = await db.sql
      .selectFrom('directory.login')
      .select(['tenantId', 'staffId', 'mobile'])
      .where('mobile', '=', mobile)
      .executeTakeFirst();
    return login && giveOneTimePin(db, pins, login, now);
  });
}
