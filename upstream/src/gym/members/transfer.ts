import { addDays, checkTransfer, dayIn, normalizeMobile, problem } from '@galla/domain';
import { sql } from 'kysely';
import { customerOfMember } from '../../customers/index.ts';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { cutOf, endBefore, type Held } from './cut.ts';
import { held, touch } from './write.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now' | 'seal'>;

/** A request to transfer the remaining days. */
export interface AskedTransfer {
  memberId: string;
  /** The period that the caller saw. */
  periodId: string;
  name: string;
  mobile: string;
  email: string;
}

/** The member of the receiving customer, created if missing; locked, with the last period. */
async function receiver(
  call: Writer,
  customerId: string,
  branchId: string,
): Promise<Partial<Held> & { id: string }> {
  const { db, now } = call;
  const { tenantId } = db;
  const made = {
    tenantId,
    id: newId(),
    customerId,
    branchId,
    suspended: false,
    createdAt: now,
    updatedAt: now,
  };
  const added = await db.sql
    .insertInto('gymMember')
    .values(made)
    .onConflict((conflict) => conflict.columns(['tenantId', 'customerId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return added;
  const { id } = await db.sql
    .selectFrom('gymMember')
    .where('tenantId', '=', tenantId)
    .where('customerId', '=', customerId)
    .select('id')
    .executeTakeFirstOrThrow();
  return { ...(await held(db, id)), id };
}

/** The remaining sessions of a period; null for unlimited. */
async function sessionsLeft(
  db: TenantDb,
  { period, member }: Held,
  timeZone: string,
): Promise<number | null> {
  if (period.sessions === null) return null;
  const { came } = await db.sql
    .selectFrom('gymEntry')
    .where('tenantId', '=', db.tenantId)
    .where('memberId', '=', member.id)
    .where('isIn', '=', true)
    .where('cameAt', '>=', sql<Date>`(${period.startsOn}::date::timestamp at time zone ${timeZone})`)
    .select(({ fn }) => fn.countAll<string>().as('came'))
    .executeTakeFirstOrThrow();
  return period.sessions - Number(came);
}

/** Past frozen days of a period, which the receiver does not get. */
async function restedDays(db: TenantDb, periodId: string): Promise<number> {
  const { days } = await db.sql
    .selectFrom('gymFreeze')
    .where('tenantId', '=', db.tenantId)
    .where('periodId', '=', periodId)
    .select(sql<string>`coalesce(sum(ends_on - starts_on + 1), 0)`.as('days'))
    .executeTakeFirstOrThrow();
  return Number(days);
}

/**
 * Transfers the remaining days of a running membership to another person, who becomes a member if necessary; the bill
 * stays with the buyer. Both periods refer to each other.
 * @throws Refused NOT_FOUND, CHANGED_MEANWHILE; INVALID_INPUT at `period`, or at the receiver
 */
export async function transfer(call: Writer, asked: AskedTransfer): Promise<void> {
  const { db, caller, now } = call;
  const found = await held(db, asked.memberId);
  const { member, period } = found;
  if (period.id !== asked.periodId) throw new Refused('CHANGED_MEANWHILE');
  const { share, today } = await cutOf(call, found);
  refuseOn(...checkTransfer(asked));
  const sessions = await sessionsLeft(db, found, caller.timeZone);
  if (sessions !== null && sessions <= 0)
    throw refusedFor(problem('period', 'INVALID_INPUT', 'members.transferNone'));
  const person = {
    name: asked.name.trim(),
    email: asked.email.trim(),
    mobile: normalizeMobile(asked.mobile) ?? '',
  };
  const customerId = await customerOfMember(call, person);
  if (customerId === member.customerId)
    throw refusedFor(problem('mobile', 'INVALID_INPUT', 'members.transferSelf'));
  const to = await receiver(call, customerId, member.branchId);
  if (to.period && to.period.endsOn >= dayIn(caller.timeZone, now))
    throw refusedFor(problem('mobile', 'INVALID_INPUT', 'members.transferRuns'));
  const rested = await restedDays(db, period.id);
  await endBefore(call, found, { today, by: 'TRANSFER', creditNoteId: null });
  const { tenantId } = db;
  const { planId, planName, durationId, unit, length } = period;
  await db.sql
    .insertInto('gymPeriod')
    .values({
      tenantId,
      planId,
      planName,
      durationId,
      unit,
      length,
      sessions,
      id: newId(),
      memberId: to.id,
      previousId: to.period?.id ?? null,
      takenFrom: period.id,
      // The price stays with the buyer's period.
      price: null,
      joiningFee: null,
      freezeDays: Math.max(0, period.freezeDays - rested),
      startsOn: today,
      endsOn: addDays(today, share.unused - 1),
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await touch(db, member.id, now);
  await touch(db, to.id, now);
}
