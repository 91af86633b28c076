import { formatTime, fullName, problem } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { Refused, refusedFor } from '../http/refused.ts';

/** The employee and the time to check. */
export interface AskedTime {
  assignedTo: string;
  startsAt: Date;
  endsAt: Date;
  /** The appointment being moved, which does not conflict with itself. */
  except?: string | undefined;
}

/**
 * Refuses a time at which the employee already has an appointment, unless double booking is allowed; finished
 * appointments do not count. Concurrent calls wait here, so that the second one sees the first.
 * @throws NOT_FOUND for an unknown employee
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
