import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { type DirectoryDb, readDirectory, withDirectory } from '../../db/directory.ts';
import { Refused } from '../../http/refused.ts';
import { limited } from '../../limited.ts';
import type { Pins } from '../pins.ts';
import { Alarm } from './alarm.ts';
import { type Attempt, reserveAttempt, settleAttempt } from './reserve.ts';

/** An attempt to enter a PIN. */
export interface Guess {
  mobile: string;
  pin: string;
  /** The device, if it is known for the mobile. */
  device: Buffer | null;
  now: Date;
  log: FastifyBaseLogger;
}

/** The login of a correct PIN. */
export interface Login {
  mobile: string;
  tenantId: string;
  staffId: string;
  pinHash: string;
  active: boolean;
}

/** The login of a mobile, or of the person who has requested it as their new one. */
function findLogin(db: DirectoryDb, mobile: string): Promise<Login | undefined> {
  return (
    db.sql
      .selectFrom('directory.login')
      .select(['mobile', 'tenantId', 'staffId', 'pinHash', 'active'])
      .where((is) => is.or([is('mobile', '=', mobile), is('pendingMobile', '=', mobile)]))
      // The current holder of a number takes precedence over one who requested it.
      .orderBy((is) => is('mobile', '=', mobile), 'desc')
      .executeTakeFirst()
  );
}

/**
 * Whether the login is unchanged since its PIN was verified; locks it until the transaction ends. A PIN changed or an
 * account locked meanwhile must not open another session.
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

/** Guards every place that asks for a PIN. It needs few connections however many attempts there are. */
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
   * Verifies a PIN. For a correct one, `accept` runs in the transaction that revokes the attempt.
   * @throws Refused INVALID_CREDENTIALS, TRY_LATER or ACCOUNT_LOCKED, also for unknown mobiles;
   * ACCOUNT_INACTIVE only to a caller with the correct PIN
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
