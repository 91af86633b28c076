import { addDays, boundsOf, dayIn, type Day, PAYMENT_MODES } from '@galla/domain';
import { sql } from 'kysely';
import { matches, ownDocuments } from '../billing/index.ts';
import { visibleAppointments } from '../calendar/index.ts';
import { oneOf } from '../db/oneOf.ts';
import type { TenantDb } from '../db/tenant.ts';
import { selectDue } from '../reports/index.ts';
import type { Whose } from './stats.ts';

/** At most this many people, those who sold most. */
const MOST_PEOPLE = 10;
const NOTHING = '0.00';

/** The last days up to today, oldest first. */
function lastDays(zone: string, now: Date, count: number): Day[] {
  const today = dayIn(zone, now);
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
}

/**
 * Total of valid invoices of these days, less returns, by day, mode and person: one statement for all three, so that
 * they add up over the same bills.
 */
export async function salesOf(db: TenantDb, whose: Whose, now: Date, count: number) {
  const days = lastDays(whose.timeZone, now, count);
  const rows = await db.sql
    .selectFrom('document')
    .where('document.tenantId', '=', db.tenantId)
    .where(ownDocuments(whose))
    .where(matches({ types: ['INVOICE'], from: days[0], to: days.at(-1) }))
    .where('document.canceledAt', 'is', null)
    .select(['document.issuedOn', 'document.paymentMode', 'document.employeeId'])
    .select([
      sql<string | null>`max(document.employee_name)`.as('employeeName'),
      sql<string>`coalesce(sum(document.total - document.credited), 0.00)`.as('total'),
      sql<number>`grouping(document.issued_on, document.payment_mode, document.employee_id)`.as('kind'),
    ])
    .groupBy(sql`grouping sets ((document.issued_on), (document.payment_mode), (document.employee_id), ())`)
    .orderBy('total', 'desc')
    .execute();
  // The grouping() bit mask has one bit per column not grouped by: issued_on is 4, payment_mode 2, employee_id 1.
  const of = (kind: number) => rows.filter((row) => row.kind === kind);
  const byDay = new Map(of(3).map(({ issuedOn, total }) => [issuedOn, total]));
  return {
    total: of(7)[0]?.total ?? NOTHING,
    by_day: days.map((day) => ({ day, total: byDay.get(day) ?? NOTHING })),
    by_mode: of(5).map(({ paymentMode, total }) => ({ mode: oneOf(PAYMENT_MODES, paymentMode), total })),
    by_employee: of(6)
      .slice(0, MOST_PEOPLE)
      .map(({ employeeId, employeeName, total }) => ({ id: employeeId, name: employeeName, total })),
  };
}

/** Pending amounts, as in the dues report, by age of the bill or order. */
export async function duesOf(db: TenantDb, whose: Whose, now: Date) {
  const today = dayIn(whose.timeZone, now);
  const week = addDays(today, -7);
  const month = addDays(today, -30);
  return db.sql
    .selectFrom(selectDue(db, whose).as('due'))
    .select([
      sql<string>`coalesce(sum(pending), 0.00)`.as('total'),
      sql<string>`coalesce(sum(pending) filter (where day >= ${week}), 0.00)`.as('week'),
      sql<string>`coalesce(sum(pending) filter (where day < ${week} and day >= ${month}), 0.00)`.as('month'),
      sql<string>`coalesce(sum(pending) filter (where day < ${month}), 0.00)`.as('older'),
    ])
    .executeTakeFirstOrThrow();
}

/** Appointments per day, and how many of them are done. */
export async function followUpsOf(db: TenantDb, whose: Whose, now: Date, count: number) {
  const { timeZone: zone, employeeId } = whose;
  const days = lastDays(zone, now, count);
  const [first = ''] = days;
  const day = sql<Day>`(starts_at at time zone ${zone})::date`;
  const rows = await visibleAppointments(db, whose)
    .$if(employeeId !== null, (own) => own.where('appointment.assignedTo', '=', employeeId))
    .where('appointment.startsAt', '>=', boundsOf(zone, first).from)
    .where('appointment.startsAt', '<', boundsOf(zone, days.at(-1) ?? first).to)
    .select([day.as('day'), sql<string>`count(*)`.as('planned'), sql<string>`count(done_at)`.as('done')])
    .groupBy(sql`1`)
    .execute();
  const found = new Map(rows.map((row) => [row.day, row]));
  return days.map((one) => ({
    day: one,
    planned: Number(found.get(one)?.planned ?? 0),
    done: Number(found.get(one)?.done ?? 0),
  }));
}
