import {
  checkClosable,
  checkCoins,
  type CoinCount,
  type Day,
  dayIn,
  type Paise,
  problem,
  rupees,
} from '@galla/domain';
import { newId } from '../../db/id.ts';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { selectOpenExpenses, sumExpenses } from './expenses.ts';
import { findLastClose, type Period, periodOf } from './period.ts';
import { selectCountedMoney, selectOpenMoney, sumDay } from './sums.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

export interface AskedClose {
  day: Day;
  opening: Paise;
  counted: Paise;
  coins?: readonly CoinCount[] | undefined;
  note: string | undefined;
  /** The amounts that the caller saw. */
  expected: { collected: Paise; paidOut: Paise };
}

/** Serializes closing and reopening, so that the second call sees the first one's result. */
const lockShop = (db: TenantDb) =>
  db.sql
    .selectFrom('shop')
    .where('tenantId', '=', db.tenantId)
    .select('tenantId')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/**
 * Assigns payments and expenses to the close; returns the total of expenses. Anything not assigned counts in a later
 * close.
 */
async function countEntries({ db, caller }: Writer, closeId: string, period: Period): Promise<string> {
  const { tenantId } = db;
  // Locks against concurrent deletion.
  const expenses = await selectOpenExpenses(db, period).forShare('expense').execute();
  const rows = expenses.map(({ id: entryId }) => ({ tenantId, entryId, dayCloseId: closeId }));
  if (rows.length > 0) await db.sql.insertInto('dayCloseEntry').values(rows).execute();
  await db.sql
    .insertInto('dayCloseEntry')
    .columns(['tenantId', 'entryId', 'dayCloseId'])
    .expression((row) =>
      selectOpenMoney(db, caller, period).select([
        row.val(tenantId).$castTo<string>().as('tenantId'),
        'money.id as entryId',
        row.val(closeId).$castTo<string>().as('dayCloseId'),
      ]),
    )
    .execute();
  return sumExpenses(expenses);
}

/**
 * Closes a day in the caller's transaction; returns the id of the close.
 * @throws Refused INVALID_INPUT for a future day, DAY_CLOSED, CHANGED_MEANWHILE with the current amounts
 */
export async function closeDay(writer: Writer, asked: AskedClose): Promise<string> {
  const { db, caller, now } = writer;
  const { day, opening, counted, coins, note, expected } = asked;
  refuseOn(coins && checkCoins(coins, counted));
  await lockShop(db);
  const last = await findLastClose(db);
  const found = checkClosable(day, dayIn(caller.timeZone, now), last?.day);
  if (found) throw refusedFor(found);
  const period = await periodOf(db, caller, { day, last, now });
  const id = newId();
  const paidOut = await countEntries(writer, id, period);
  const { by_mode, by_person, cash_received, ...sums } = await sumDay(
    db,
    caller,
    selectCountedMoney(db, caller, id),
  );
  if (paiseOf(sums.collected) !== expected.collected || paiseOf(paidOut) !== expected.paidOut) {
    const details = { collected: sums.collected, paid_out: paidOut };
    throw refusedFor(problem('expected_collected', 'CHANGED_MEANWHILE', 'dayClose.changed'), details);
  }
  await db.sql
    .insertInto('dayClose')
    .values({
      tenantId: db.tenantId,
      id,
      day,
      since: period.since,
      until: period.before < now ? period.before : now,
      opening: rupees(opening),
      cashReceived: cash_received,
      paidOut,
      counted: rupees(counted),
      ...sums,
      modes: JSON.stringify(by_mode),
      people: JSON.stringify(by_person),
      coins: coins === undefined ? null : JSON.stringify(coins.filter(({ count }) => count > 0)),
      note: note ?? null,
      closedBy: caller.staffId,
      closedAt: now,
    })
    .execute();
  return id;
}

/**
 * Reopens the last closed day, whose money then counts in the open day. Has no effect on one that is already open.
 * @throws Refused NOT_FOUND, DAY_CLOSED when a later day is closed
 */
export async function reopenDay({ db, caller, now }: Writer, id: string): Promise<void> {
  const { tenantId } = db;
  await lockShop(db);
  const close = await db.sql
    .selectFrom('dayClose')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .select(['id', 'reopenedAt'])
    .executeTakeFirst();
  if (!close) throw new Refused('NOT_FOUND');
  if (close.reopenedAt !== null) return;
  const last = await findLastClose(db);
  if (last?.id !== id) throw refusedFor(problem('day_close_id', 'DAY_CLOSED', 'dayClose.laterFirst'));
  await db.sql
    .deleteFrom('dayCloseEntry')
    .where('tenantId', '=', tenantId)
    .where('dayCloseId', '=', id)
    .execute();
  await db.sql
    .updateTable('dayClose')
    .set({ reopenedAt: now, reopenedBy: caller.staffId })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
