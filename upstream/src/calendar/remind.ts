import { dayIn, formatTime } from '@galla/domain';
import type { JobKind } from '../jobs/index.ts';
import { notify, readersWith } from '../notifications/index.ts';
import { listAppointments } from './list.ts';

const MINUTE = 60_000;

/** Reminds the assigned employee some time before the appointment, or its author when it is unassigned. */
export const appointmentReminder: JobKind = {
  name: 'APPOINTMENT',

  async timesOf(db, { appointmentsBefore }, asked) {
    let appointments = db.sql
      .selectFrom('appointment')
      .where('tenantId', '=', db.tenantId)
      .where('doneAt', 'is', null)
      .select(['id', 'startsAt']);
    appointments =
      'ids' in asked
        ? appointments.where('id', 'in', [...asked.ids])
        : appointments.where('startsAt', '>', asked.after);
    return (await appointments.execute()).map(({ id, startsAt }) => ({
      id,
      at: new Date(startsAt.getTime() - appointmentsBefore * MINUTE),
    }));
  },

  async run({ db, shop: { zone }, now }, id) {
    const { assignedTo, createdBy } = await db.sql
      .selectFrom('appointment')
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', id)
      .select(['assignedTo', 'createdBy'])
      .executeTakeFirstOrThrow();
    const [reader] = await readersWith(db, 'calendar:view', [assignedTo ?? createdBy]);
    if (!reader) return;
    const [seen] = await listAppointments(db, reader, { ids: [id] });
    // No reminder if the appointment began while the server was down.
    if (!seen || seen.startsAt < now) return;
    const facts = {
      appointmentId: id,
      time: formatTime(seen.startsAt.toISOString(), zone),
      customer: seen.seesCustomer ? seen.name : undefined,
      purpose: seen.lookingFor,
      day: dayIn(zone, seen.startsAt),
      today: dayIn(zone, now),
    };
    const about = { kind: 'APPOINTMENT', id } as const;
    await notify(db, { kind: 'APPOINTMENT_TODAY', facts, to: reader.staffId, about }, now);
  },
};
