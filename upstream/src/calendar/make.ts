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

/** A new appointment. */
export interface NewAppointment {
  customerId: string;
  /** In the shop's local time: "2026-11-20 04:30:00 PM". */
  date: string;
  /** Default one hour. */
  minutes?: number | undefined;
  lookingFor: string;
  /** The employee for the appointment; default the caller. */
  assignedTo?: string | undefined;
  /** The status that the customer gets with it. */
  currentStatus?: string | undefined;
  important?: boolean | undefined;
  /** Whether to allow a time at which the employee already has an appointment. */
  doubleBooking?: boolean | undefined;
  /** Other form values, by field name. */
  fields?: Readonly<Record<string, unknown>> | undefined;
}

/** The part of a call that making an appointment needs. */
export type AppointmentCall = Pick<Call, 'db' | 'caller' | 'now'>;

/** Parses and validates the time; refuses at `field` a time that has passed, ends after midnight, or is malformed. */
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

/** Refuses a customer whom the caller may not see, and one without a mobile, who could not be told of changes. */
async function requireCustomer(db: TenantDb, caller: Caller, id: string): Promise<void> {
  const customer = await db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', '=', id)
    .where(visibleTo(caller))
    .select('customer.mobile')
    // Locks against concurrent merge and erasure.
    .forKeyShare()
    .executeTakeFirst();
  if (!customer) throw new Refused('NOT_FOUND');
  if (!customer.mobile) throw refusedFor(problem('phone', 'INVALID_INPUT', 'calendar.mobileMissing'));
}

/**
 * Makes an appointment in the call's transaction; returns its id. Rights are checked by the caller: other slices make
 * one as part of their own writes, such as a status with `schedule_on`.
 * @param field the field for problems of the time
 * @throws Refused: a time that has passed or ends after midnight; APPOINTMENT_TAKEN; a customer who has no mobile or is
 * not visible to the caller
 */
export async function makeAppointment(
  { db, caller, now }: AppointmentCall,
  made: NewAppointment,
  field = 'date',
): Promise<string> {
  const { customerId, date, minutes = USUAL_MINUTES, doubleBooking = false } = made;
  const times = readTimes({ caller, now }, { date, minutes }, field);
  await requireCustomer(db, caller, customerId);
  // An API key is not a person whom a customer could meet.
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
 * Marks a customer's appointments as done that start by the end of today, when they are followed up, for example by a
 * new status.
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
