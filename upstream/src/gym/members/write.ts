import {
  checkGymMember,
  dayIn,
  endOf,
  memberStatusOf,
  normalizeMobile,
  problem,
  renewedFrom,
} from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { customerOfMember, keepCustomer } from '../../customers/index.ts';
import { isUniqueViolation } from '../../db/faults.ts';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { billOf, isBilled } from '../dues/bill.ts';
import { type Bought, choose, hasBranch, hasDietPlan, hasWorkout } from './choose.ts';
import type { addMember, renewMember } from './contract.ts';

type Sent = Static<NonNullable<typeof addMember.schema.body>>;
type Writer = Pick<Call, 'db' | 'caller' | 'now' | 'seal'>;

/** The form's fields, each under either of its names. */
const entriesOf = (body: Sent) => ({
  name: (body.name ?? '').trim(),
  email: (body.email ?? '').trim(),
  mobile: body.mobile ?? body.phone ?? '',
  branch: body.branch ?? body.branch_id ?? '',
  subscription: body.subscription ?? body.subscription_id ?? '',
  workoutGroup: (body.workout_group ?? body.workoutGroup ?? '').trim(),
  duration: body.duration ?? body.duration_id ?? '',
  /** Undefined keeps it. */
  dietPlan: body.diet_plan === undefined ? undefined : (body.diet_plan ?? '').trim(),
});

/**
 * The values to store; refuses with the problems that the form shows, and records that no longer exist, at their
 * fields.
 */
async function checked(db: TenantDb, body: Sent, { kept, joins }: { kept?: Bought; joins: boolean }) {
  const entries = entriesOf(body);
  const status = body.status === undefined ? undefined : memberStatusOf(body.status);
  const found = checkGymMember(entries);
  const wrong = (field: string) => found.some((one) => one.field === field);
  // An unchanged purchase stays as it was, even if its plan has changed.
  const same = kept?.durationId === entries.duration && (kept.planId ?? '') === entries.subscription;
  const bought = kept && same ? kept : await choose(db, { ...entries, joins });
  refuseOn(
    ...found,
    !wrong('branch') && !(await hasBranch(db, entries.branch))
      ? problem('branch', 'INVALID_INPUT', 'members.branchGone')
      : undefined,
    'problem' in bought && !wrong('duration') ? bought.problem : undefined,
    body.status !== undefined && status === undefined
      ? problem('status', 'INVALID_INPUT', 'members.statusInvalid')
      : undefined,
    entries.workoutGroup !== '' && !(await hasWorkout(db, entries.workoutGroup))
      ? problem('workout_group', 'INVALID_INPUT', 'members.workoutGone')
      : undefined,
    entries.dietPlan && !(await hasDietPlan(db, entries.dietPlan))
      ? problem('diet_plan', 'INVALID_INPUT', 'members.dietPlanGone')
      : undefined,
  );
  if ('problem' in bought) throw refusedFor(bought.problem);
  return {
    person: { name: entries.name, email: entries.email, mobile: normalizeMobile(entries.mobile) ?? '' },
    // Expired can't be set: it follows from the end.
    suspended: status === undefined || status === 'EXPIRED' ? undefined : status === 'SUSPENDED',
    row: {
      branchId: entries.branch,
      workoutGroup: entries.workoutGroup || null,
      ...(entries.dietPlan !== undefined && { dietPlanId: entries.dietPlan || null }),
    },
    bought,
    same,
  };
}

/** First and last day of a purchase. */
export const timeOf = ({ unit, length }: Bought, startsOn: string) => ({
  startsOn,
  endsOn: endOf(startsOn, unit === 'MONTHS' ? { months: length } : { days: length }),
});

/** Adds a member with a first period from today; returns the id. */
export async function addNewMember(call: Writer & { body: Sent }): Promise<string> {
  const { db, caller, now, body } = call;
  const { person, suspended = false, row, bought } = await checked(db, body, { joins: true });
  const customerId = await customerOfMember(call, person);
  const { tenantId } = db;
  const made = { tenantId, createdAt: now, updatedAt: now };
  const id = newId();
  const added = await db.sql
    .insertInto('gymMember')
    .values({ ...made, ...row, id, customerId, suspended })
    .onConflict((conflict) => conflict.columns(['tenantId', 'customerId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw refusedFor(problem('mobile', 'MEMBER_TAKEN', 'members.taken'));
  const period = { ...bought, ...timeOf(bought, dayIn(caller.timeZone, now)) };
  const documentId = await billOf(call, customerId, period);
  await db.sql
    .insertInto('gymPeriod')
    .values({ ...made, ...period, id: newId(), memberId: id, documentId })
    .execute();
  return id;
}

const memberById = (db: TenantDb, id: string) =>
  db.sql.selectFrom('gymMember').where('tenantId', '=', db.tenantId).where('id', '=', id).selectAll();

async function withPeriod<Member extends { id: string }>(db: TenantDb, member: Member | undefined) {
  if (!member) throw new Refused('NOT_FOUND');
  const period = await db.sql
    .selectFrom('gymPeriod')
    .where('tenantId', '=', db.tenantId)
    .where('memberId', '=', member.id)
    .orderBy('startsOn', 'desc')
    .orderBy('endsOn', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirstOrThrow();
  return { member, period };
}

/** A member with the last period, locked until the transaction ends. */
export const held = async (db: TenantDb, id: string) =>
  withPeriod(db, await memberById(db, id).forUpdate().executeTakeFirst());

/** The same without a lock, for quotes. */
export const seen = async (db: TenantDb, id: string) =>
  withPeriod(db, await memberById(db, id).executeTakeFirst());

export const touched = (now: Date) =>
  sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`;

/** Sets a new version of a member after its periods changed. */
export async function touch(db: TenantDb, id: string, now: Date): Promise<void> {
  await db.sql
    .updateTable('gymMember')
    .set({ updatedAt: touched(now) })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}

/**
 * Changes a member. Another plan or duration corrects the last period from its first day; if it is billed, that bill
 * must be removed first, and the corrected period gets a new bill.
 */
export async function changeMember(call: Writer & { body: Sent }, id: string): Promise<void> {
  const { db, now, body } = call;
  const { member, period } = await held(db, id);
  const expected = body.expected_version;
  if (expected !== undefined && member.updatedAt.getTime() !== new Date(expected).getTime())
    throw new Refused('CHANGED_MEANWHILE');
  const { planId, planName, durationId, unit, length, price, joiningFee, freezeDays, sessions } = period;
  const kept = { planId, planName, durationId, unit, length, price, joiningFee, freezeDays, sessions };
  const joins = period.previousId === null;
  const {
    person,
    suspended = member.suspended,
    row,
    bought,
    same,
  } = await checked(db, body, { kept, joins });
  if (!same && period.takenFrom !== null)
    throw refusedFor(problem('duration', 'INVALID_INPUT', 'members.takenFixed'));
  if (!same && period.endedBy !== null)
    throw refusedFor(problem('duration', 'INVALID_INPUT', 'members.endedFixed'));
  if (!same && (await isBilled(db, period.documentId)))
    throw refusedFor(problem('duration', 'PERIOD_BILLED', 'members.billed'));
  await keepCustomer(call, member.customerId, person);
  const own = { tenantId: db.tenantId, id };
  await db.sql
    .updateTable('gymMember')
    // Saving the form acknowledges the deleted plans.
    .set({ ...row, suspended, workoutGone: null, dietPlanGone: null, updatedAt: touched(now) })
    .where((of) => of.and(own))
    .execute();
  if (same) return;
  const corrected = { ...bought, ...timeOf(bought, period.startsOn) };
  const documentId = await billOf(call, member.customerId, corrected);
  await db.sql
    .updateTable('gymPeriod')
    .set({ ...corrected, documentId, updatedAt: now })
    .where((of) => of.and({ ...own, id: period.id }))
    .execute();
}

/**
 * Adds the period after the last one, with its bill. Of concurrent calls the second is refused, because the period
 * already has a successor.
 */
export async function renew(
  call: Writer & { body: Static<NonNullable<typeof renewMember.schema.body>> },
): Promise<void> {
  const { db, caller, now, body } = call;
  const { member, period } = await held(db, body.id);
  if (period.id !== body.period_id) throw new Refused('CHANGED_MEANWHILE');
  const duration = body.duration ?? '';
  refuseOn(duration === '' ? problem('duration', 'INVALID_INPUT', 'members.durationMissing') : undefined);
  const bought = await choose(db, { subscription: body.subscription ?? '', duration, joins: false });
  if ('problem' in bought) throw refusedFor(bought.problem);
  const startsOn = renewedFrom(period.endsOn, dayIn(caller.timeZone, now));
  const next = { ...bought, ...timeOf(bought, startsOn) };
  const documentId = await billOf(call, member.customerId, next);
  const { tenantId } = db;
  try {
    await db.sql
      .insertInto('gymPeriod')
      .values({
        ...next,
        documentId,
        tenantId,
        id: newId(),
        memberId: member.id,
        previousId: period.id,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
  } catch (error) {
    if (!isUniqueViolation(error, 'gym_period_tenant_id_previous_id_key')) throw error;
    throw new Refused('CHANGED_MEANWHILE');
  }
  await touch(db, member.id, now);
}
