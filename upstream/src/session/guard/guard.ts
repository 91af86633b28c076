import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { type DirectoryDb, readDirectory, withDirectory } from '../../db/directory.ts';
import { Refused } from '../../http/refused.ts';
import { limited } from '../../limited.ts';
import type { Pins } from '../pins.ts';
import { Alarm } from './alarm.ts';
import { type Attempt, reserveAttempt, settleAttempt } from './reserve.ts';

/** A PIN that somebody gives. */
export interface Guess {
  mobile: string;
  pin: string;
  /** The device, when it signed that mobile in before. */
  device: Buffer | null;
  now: Date;
  log: FastifyBaseLogger;
}

/** The login behind a PIN that was right. */
export interface Login {
  mobile: string;
  tenantId: string;
  staffId: string;
  pinHash: string;
  active: boolean;
}

/** The login of a mobile, or of whoever wants it to be his. */
function findLogin(db: DirectoryDb, mobile: string): Promise<Login | undefined> {
  return (
    db.sql
      .selectFrom('directory.login')
      .select(['mobile', 'tenantId', 'staffId', 'pinHash', 'active'])
      .where((is) => is.or([is('mobile', '=', mobile), is('pendingMobile', '=', mobile)]))
      // Who has a number comes before who wants it.
      .orderBy((is) => is('mobile', '=', mobile), 'desc')
      .executeTakeFirst()
  );
}

/**
 * Whether the login is still as it was when its PIN was looked at, and keeps it so until the transaction ends: a PIN
 * that was changed or an account that was closed in that time must not open one more session.
 */
async function isUnchanged(db: DirectoryDb, { tenantId, staffId, pinHash }: Login): Promise<boolean> {
  const same = await db.sql
    .selectFrom('directory.login')
    .select('mobile')
    .where('tenantId', '=', tenantId)
    .where('staffId', '=', staffId)
    .where('pinHash', '=', pinHash)
    .where('active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return same !== undefined;
}

/** Guards every place where a PIN is asked. Few connections are enough for it, whatever number of guesses comes. */
export class PinGuard {
  readonly #database: Database;
  readonly #pins: Pins;
  readonly #pause: (milliseconds: number) => Promise<unknown>;
  readonly #alarm = new Alarm();
  readonly #few = limited(4);

  constructor(database: Database, pins: Pins, pause: (milliseconds: number) => Promise<unknown>) {
    this.#database = database;
    this.#pins = pins;
    this.#pause = pause;
  }

  /**
   * Verifies a PIN. What happens with a right one runs in the transaction that takes the attempt back.
   * @throws Refused INVALID_CREDENTIALS, TRY_LATER or ACCOUNT_LOCKED; the same for mobiles that nobody has.
   *   ACCOUNT_INACTIVE only to who knows the PIN
   */
  async check<T>(guess: Guess, accept: (db: DirectoryDb, login: Login) => Promise<T>): Promise<T> {
    const { mobile, pin, device, now, log } = guess;
    const { attempt, login, delay } = await this.#few(() => this.#reserve(mobile, device, now, log));
    if (delay > 0) await this.#pause(delay);
    const right = await this.#pins.verify(pin, login?.pinHash);
    if (!right || !login) throw new Refused('INVALID_CREDENTIALS');
    if (!login.active) throw new Refused('ACCOUNT_INACTIVE');
    return withDirectory(this.#database, async (db) => {
      await settleAttempt(db, attempt);
      if (!(await isUnchanged(db, login))) throw new Refused('INVALID_CREDENTIALS');
      return accept(db, login);
    });
  }

  async #reserve(
    mobile: string,
    device: Buffer | null,
    now: Date,
    log: FastifyBaseLogger,
  ): Promise<{ attempt: Attempt; login: Login | undefined; delay: number }> {
    const attempt = await withDirectory(this.#database, (db) => reserveAttempt(db, mobile, device, now));
    return readDirectory(this.#database, async (db) => ({
      attempt,
      login: await findLogin(db, mobile),
      delay: device === null ? await this.#alarm.slowDown(db, now, log) : 0,
    }));
  }
}
