import { addDays, boundsOf, dayIn, profileCompleted, quantityText } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { visibleAppointments } from '../calendar/index.ts';
import { ownDocuments } from '../billing/index.ts';
import { earningsOf, type EmployeeDashboard } from '../commission/index.ts';
import { visibleTo } from '../customers/index.ts';
import { milliOf } from '../db/numeric.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import type { Stats } from './contract.ts';

/** Number of days that follow-ups are counted for. */
const FOLLOW_UP_DAYS = 30;
const WEEK = 7;

/** The scope of figures: `employeeId` null means the whole shop. */
export type Whose = Pick<
  Caller,
  'employeeId' | 'staffId' | 'tenantId' | 'timeZone' | 'isOwner' | 'capabilities'
>;

async function contacts(db: TenantDb, whose: Whose, since: Date) {
  const row = await db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.walkIn', '=', false)
    .where(visibleTo(whose))
    .select([
      sql<string>`count(*)`.as('all'),
      sql<string>`count(*) filter (where customer.created_at >= ${since})`.as('added'),
    ])
    .executeTakeFirstOrThrow();
  return { all: Number(row.all), added: Number(row.added) };
}

/** Contacts with a valid bill or order in pieces, or a paid quick bill. The walk-in does not count. */
async function billedContacts(db: TenantDb, whose: Whose): Promise<number> {
  const row = await db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.walkIn', '=', false)
    .where(visibleTo(whose))
    // Builds a set of customers first: count(distinct) would sort ten thousand rows.
    .where((customer) =>
      customer.or([
        customer.exists(
          customer
            .selectFrom('document')
            .whereRef('document.tenantId', '=', 'customer.tenantId')
            .whereRef('document.customerId', '=', 'customer.id')
            .where('document.type', '<>', 'PROPOSAL')
            .where('document.canceledAt', 'is', null)
            .where((is) => ownDocuments(whose)(is as never))
            .select('document.id'),
        ),
        // The bills of a visible customer are all visible.
        customer.exists(
          customer
            .selectFrom('boutiqueOrder')
            .whereRef('boutiqueOrder.tenantId', '=', 'customer.tenantId')
            .whereRef('boutiqueOrder.customerId', '=', 'customer.id')
            .where('boutiqueOrder.canceledAt', 'is', null)
            .select('boutiqueOrder.id'),
        ),
        customer.exists(
          customer
            .selectFrom('quickBill')
            .whereRef('quickBill.tenantId', '=', 'customer.tenantId')
            .whereRef('quickBill.customerId', '=', 'customer.id')
            .where('quickBill.status', '=', 'PAID')
            .where('quickBill.trashedAt', 'is', null)
            .$if(whose.employeeId !== null, (bills) =>
              bills.where('quickBill.createdBy', '=', whose.employeeId ?? ''),
            )
            .select('quickBill.id'),
        ),
      ]),
    )
    .select((count) => count.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

async function appointments(db: TenantDb, whose: Whose, now: Date) {
  const today = dayIn(whose.timeZone, now);
  const { from, to } = boundsOf(whose.timeZone, today);
  const since = boundsOf(whose.timeZone, addDays(today, 1 - FOLLOW_UP_DAYS)).from;
  const { employeeId } = whose;
  const row = await visibleAppointments(db, whose)
    .$if(employeeId !== null, (rows) => rows.where('appointment.assignedTo', '=', employeeId))
    .where('appointment.startsAt', '>=', since)
    .select([
      sql<string>`count(*) filter (where done_at is null and starts_at >= ${from})`.as('coming'),
      sql<string>`count(*) filter (where done_at is null and starts_at >= ${from} and starts_at < ${to})`.as(
        'today',
      ),
      sql<string>`count(*) filter (where starts_at < ${to})`.as('due'),
      sql<string>`count(*) filter (where starts_at < ${to} and done_at is not null)`.as('done'),
    ])
    .executeTakeFirstOrThrow();
  return {
    coming: Number(row.coming),
    today: Number(row.today),
    due: Number(row.due),
    done: Number(row.done),
  };
}

/** Completeness of the person's own profile (spec 1 §3 Profile). */
async function ownProfile(db: TenantDb, { staffId }: Whose): Promise<number> {
  const person = await db.sql
    .selectFrom('staff')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', staffId)
    .select(['firstName', 'lastName', 'mobile', 'email', 'dob', 'gender', 'address', 'image'])
    .executeTakeFirstOrThrow();
  return profileCompleted(Object.values(person));
}

/** An employee's earnings, with the visible contacts and customers (spec 3 §3 Employee dashboard). */
export async function employeeStatsOf(
  db: TenantDb,
  caller: Whose,
  employeeId: string,
  now: Date,
): Promise<Static<typeof EmployeeDashboard>> {
  const whose = { ...caller, employeeId, staffId: employeeId };
  const contact = await contacts(db, whose, now);
  const earnings = await earningsOf(db, caller, employeeId, now);
  return {
    total_earning: earnings.earned,
    this_month_earning: earnings.thisMonth,
    total_contacts: contact.all,
    total_customers: await billedContacts(db, whose),
    total_order: earnings.rows,
    total_earning_ponits: quantityText(milliOf(earnings.points)),
    expected_earning: earnings.expected,
    on_money: earnings.onMoney ? (1 as const) : (0 as const),
  };
}

/** The owner is not an employee and earns no commission. */
const ownEarnings = async (db: TenantDb, whose: Whose, now: Date): Promise<string> =>
  whose.isOwner ? '0.00' : (await earningsOf(db, whose, whose.staffId, now)).earned;

/** The figures of the dashboard (spec 2 §3 Dashboard stats). My Earnings equal the total of the commission page. */
export async function statsOf(db: TenantDb, whose: Whose, now: Date): Promise<Static<typeof Stats>> {
  const week = boundsOf(whose.timeZone, addDays(dayIn(whose.timeZone, now), 1 - WEEK)).from;
  const contact = await contacts(db, whose, week);
  const customers = await billedContacts(db, whose);
  const schedule = await appointments(db, whose, now);
  return {
    total_contacts: contact.all,
    total_customers: customers,
    total_schedules: schedule.coming,
    my_earnings: await ownEarnings(db, whose, now),
    total_pending_status: schedule.due,
    total_status_done: schedule.done,
    profile_completed: await ownProfile(db, whose),
    schedules_today: schedule.today,
    contacts_this_week: contact.added,
  };
}
