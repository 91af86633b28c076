import { type Day, dayIn } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { dayOf } from '../collected.ts';
import type { DayBookRow } from './contract.ts';
import { selectOpenExpenses, sumExpenses, toExpense } from './expenses.ts';
import { findLastClose, type LastClose, type Period, periodOf, selectStanding, startOf } from './period.ts';
import { readCloses } from './records.ts';
import { selectOpenMoney, sumDay } from './sums.ts';

/** The first earlier day with payments that no close counted; none before the first close. */
async function findOverdue(
  db: TenantDb,
  caller: Caller,
  period: Period,
  last: LastClose,
): Promise<Day | null> {
  if (!last) return null;
  const before = await startOf(db, caller, period.day);
  const { day } = await selectOpenMoney(db, caller, { from: period.from, before })
    .where(dayOf(caller), '>', last.day)
    .select(sql<Day | null>`min(${dayOf(caller)})`.as('day'))
    .executeTakeFirstOrThrow();
  return day;
}

/** A closed day; undefined for an open one. */
async function findClosed(db: TenantDb, day: Day): Promise<Static<typeof DayBookRow> | undefined> {
  const found = await selectStanding(db)
    .where('dayClose.day', '=', day)
    .select('dayClose.id')
    .executeTakeFirst();
  const [close] = found ? await readCloses(db, [found.id]) : [];
  if (!close) return undefined;
  const { since, opening, collected, receipts, by_mode, by_person, cash_received, paid_out, expenses } =
    close;
  const sums = { collected, receipts, by_mode, by_person, cash_received, paid_out, expenses };
  return { day, since, opening, ...sums, close, overdue: null };
}

/** A day, by default today: a preview of its close, or its close. */
export async function readDayBook(
  { db, caller, now }: { db: TenantDb; caller: Caller; now: Date },
  asked?: Day | null,
): Promise<Static<typeof DayBookRow>> {
  const day = asked ?? dayIn(caller.timeZone, now);
  const closed = await findClosed(db, day);
  if (closed) return closed;
  const last = await findLastClose(db);
  const period = await periodOf(db, caller, { day, last, now });
  const expenses = await selectOpenExpenses(db, period).execute();
  return {
    day,
    since: period.since.toISOString(),
    opening: last?.counted ?? '0.00',
    ...(await sumDay(db, caller, selectOpenMoney(db, caller, period))),
    paid_out: sumExpenses(expenses),
    expenses: expenses.map(toExpense),
    close: null,
    overdue: await findOverdue(db, caller, period, last),
  };
}
