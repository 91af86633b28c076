import {
  appointmentTime,
  checkAppointmentTime,
  instantOf,
  problem,
  readAppointmentTime,
  USUAL_MINUTES,
} from '@galla/domain';
import { visibleTo } from '../customers/index.ts';
import { newId } from '../db/id.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { invalidField, Refused, refusedFor, refuseOn } from '../http/refused.ts';
import type { Call } from '../http/route.ts';
import { follow } from '../jobs/index.ts';
import { requireFreeTime } from './freeTime.ts';
import { appointmentReminder } from './remind.ts';

/** What an appointment is made of. */
export interface NewAppointment {
  customerId: string;
  /** On the shop's clock: "2026-11-20 04:30:00 PM". */
  date: string;
  /** An hour where it is left out. */
  minutes?: number | undefined;
  lookingFor: string;
  /** Whom the customer comes to; who makes it where it is left out. */
  assignedTo?: string | undefined;
  /** The status that the customer gets with it. */
  currentStatus?: string | undefined;
  important?: boolean | undefined;
  /** Whether the person's time may be taken already. */
  doubleBooking?: boolean | undefined;
  /** What else was filled in, by name. */
  fields?: Readonly<Record<string, unknown>> | undefined;
}

/** What making an appointment needs of a call. */
export type AppointmentCall = Pick<Call, 'db' | 'caller' | 'now'>;

/** Reads and checks when it is; refuses at `field` what has passed, what ends after midnight, and what is no time. */
export function readTimes(
  { caller, now }: Pick<Call, 'caller' | 'now'>,
  { date, minutes }: { date: string; minutes: number },
  field: string,
) {
  const time = readAppointmentTime(date);
  if (!time) throw invalidField(field);
  const zone = caller.timeZone;
  refuseOn(checkAppointmentTime(field, time, minutes, appointmentTime(zone, now)));
  const startsAt = instantOf(zone, time);
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}

/** Refuses a customer whom the caller may not see, and one without a mobile: nobody could be told of a change. */
async function requireCustomer(db: TenantDb, caller: Caller, id: string): Promise<void> {
  const customer = await db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', '=', id)
    .where(visibleTo(caller))
    .select('customer.mobile')
    // Nobody merges or erases him meanwhile.
    .forKeyShare()
    .executeTakeFirst();
  if (!customer) throw new Refused('NOT_FOUND');
  if (!customer.mobile) throw refusedFor(problem('phone', 'INVALID_INPUT', 'calendar.mobileMissing'));
}

/**
 * Makes an appointment inside the call's transaction and answers its id. Rights are the caller's business: other slices
 * make one with what they save, such as a status with `schedule_on`.
 * @param field where a problem of the time is told
 * @throws Refused: a time that has passed or ends after midnight; APPOINTMENT_TAKEN; a customer whom the caller may not
 * see or who has no mobile
 */
export async function makeAppointment(
  { db, caller, now }: AppointmentCall,
  made: NewAppointment,
  field = 'date',
): Promise<string> {
  const { customerId, date, minutes = USUAL_MINUTES, doubleBooking = false } = made;
  const times = readTimes({ caller, now }, { date, minutes }, field);
  await requireCustomer(db, caller, customerId);
  // A key is nobody that a customer could come to.
  const assignedTo = made.assignedTo ?? (caller.apiKey ? null : caller.staffId);
  if (assignedTo !== null) {
    await requireFreeTime(db, caller, { assignedTo, ...times }, { field, doubleBooking });
  }
  const id = newId();
  await db.sql
    .insertInto('appointment')
    .values({
      tenantId: db.tenantId,
      id,
      customerId,
      ...times,
      assignedTo,
      lookingFor: made.lookingFor,
      currentStatus: made.currentStatus ?? null,
      important: made.important ?? false,
      fields: JSON.stringify(made.fields ?? {}),
      createdBy: caller.staffId,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await follow(db, appointmentReminder, [id], now);
  return id;
}

/**
 * Marks the appointments of a customer as done whose time has come by the end of today: for what follows them up, such
 * as a new status.
 */
export async function finishDueAppointments(
  { db, caller, now }: AppointmentCall,
  customerId: string,
): Promise<void> {
  const tomorrow = instantOf(caller.timeZone, {
    day: appointmentTime(caller.timeZone, now).day,
    minute: 24 * 60,
  });
  const finished = await db.sql
    .updateTable('appointment')
    .set({ doneAt: now, updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('customerId', '=', customerId)
    .where('startsAt', '<', tomorrow)
    .where('doneAt', 'is', null)
    .returning('id')
    .execute();
  await follow(
    db,
    appointmentReminder,
    finished.map(({ id }) => id),
    now,
  );
}
