import type { FormValues } from '@galla/domain';
import { appointmentTime, writeAppointmentTime } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { Refused } from '../http/refused.ts';
import { follow } from '../jobs/index.ts';
import { checkedForm, filledIn } from './form.ts';
import type { updateAppointment } from './contract.ts';
import { requireFreeTime } from './freeTime.ts';
import { visibleAppointments } from './list.ts';
import { type AppointmentCall, readTimes } from './make.ts';
import { appointmentReminder } from './remind.ts';

type Change = Static<NonNullable<typeof updateAppointment.schema.body>>;

/** Locks an appointment that the caller may see until the transaction ends; refuses NOT_FOUND for any other. */
export async function holdAppointment({ db, caller }: AppointmentCall, id: string, expected?: string) {
  const row = await visibleAppointments(db, caller)
    .where('appointment.id', '=', id)
    .selectAll('appointment')
    .forUpdate('appointment')
    .executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  if (expected !== undefined && row.updatedAt.getTime() !== Date.parse(expected)) {
    throw new Refused('CHANGED_MEANWHILE');
  }
  return row;
}

type Held = Awaited<ReturnType<typeof holdAppointment>>;

/** The stored form values, overwritten by the sent ones. */
const merged = (held: Held, values: FormValues): FormValues => ({
  ...(held.fields as FormValues),
  looking_for: held.lookingFor,
  assignedTo: held.assignedTo ?? '',
  ...values,
});

/** The new start and end; undefined when neither time nor length changes. */
function movedTimes(call: AppointmentCall, held: Held, { date, minutes }: Change) {
  if (date === undefined && minutes === undefined) return undefined;
  const before = (held.endsAt.getTime() - held.startsAt.getTime()) / 60_000;
  const when = date ?? writeAppointmentTime(appointmentTime(call.caller.timeZone, held.startsAt));
  return readTimes(call, { date: when, minutes: minutes ?? before }, 'date');
}

/** Changes the fields of an appointment that the body names. */
export async function changeAppointment(call: AppointmentCall, body: Change): Promise<void> {
  const { db, caller, now } = call;
  const held = await holdAppointment(call, body.id, body.expected_version);
  const values = filledIn(body);
  const form =
    Object.keys(values).length > 0 ? await checkedForm(db, caller, merged(held, values)) : undefined;
  const times = movedTimes(call, held, body);
  const assignedTo = form ? (form.assignedTo ?? null) : held.assignedTo;
  if (assignedTo !== null && (times || assignedTo !== held.assignedTo)) {
    const asked = { assignedTo, startsAt: held.startsAt, endsAt: held.endsAt, ...times, except: held.id };
    await requireFreeTime(db, caller, asked, { field: 'date', doubleBooking: body.double_booking === 1 });
  }
  await db.sql
    .updateTable('appointment')
    .set({
      ...times,
      ...(form && { lookingFor: form.lookingFor, assignedTo, fields: JSON.stringify(form.fields) }),
      ...(body.status !== undefined && { important: body.status === 1 }),
      ...(body.done !== undefined && { doneAt: body.done === 1 ? (held.doneAt ?? now) : null }),
      // Two changes in the same millisecond are still two versions.
      updatedAt: sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`,
    })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', held.id)
    .execute();
  await follow(db, appointmentReminder, [held.id], now);
}
