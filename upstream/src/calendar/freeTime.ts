import { formatTime, fullName, problem } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { Refused, refusedFor } from '../http/refused.ts';

/** Whose time is asked about, and what of it. */
export interface AskedTime {
  assignedTo: string;
  startsAt: Date;
  endsAt: Date;
  /** The appointment that is moved, which does not stand in its own way. */
  except?: string | undefined;
}

/**
 * Refuses an appointment at a time that the person has taken already, unless that is wanted; done ones take no time.
 * Two that are made at once wait for each other here, so that the second one sees the first.
 * @throws NOT_FOUND where there is nobody with this id to come to
 */
export async function requireFreeTime(
  db: TenantDb,
  caller: Pick<Caller, 'timeZone'>,
  { assignedTo, startsAt, endsAt, except }: AskedTime,
  { field, doubleBooking }: { field: string; doubleBooking: boolean },
): Promise<void> {
  const person = await db.sql
    .selectFrom('staff')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', assignedTo)
    .where('kind', '<>', 'KEY')
    .select(['firstName', 'lastName'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw new Refused('NOT_FOUND');
  if (doubleBooking) return;
  const taken = await db.sql
    .selectFrom('appointment')
    .where('tenantId', '=', db.tenantId)
    .where('assignedTo', '=', assignedTo)
    .where('startsAt', '<', endsAt)
    .where('endsAt', '>', startsAt)
    .where('doneAt', 'is', null)
    .$if(except !== undefined, (others) => others.where('id', '<>', except ?? ''))
    .select(['startsAt', 'endsAt'])
    .orderBy('startsAt')
    .limit(1)
    .executeTakeFirst();
  if (!taken) return;
  const figures = {
    name: fullName(person.firstName, person.lastName),
    from: formatTime(taken.startsAt.toISOString(), caller.timeZone),
    to: formatTime(taken.endsAt.toISOString(), caller.timeZone),
  };
  throw refusedFor(problem(field, 'APPOINTMENT_TAKEN', 'calendar.taken', figures), figures);
}
