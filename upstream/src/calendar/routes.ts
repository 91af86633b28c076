import { addMonths, boundsOf, dayIn, daysBetween, problem, formatMessage, type Day } from '@galla/domain';
import { readDays } from '../http/days.ts';
import { invalidField, refusedFor } from '../http/refused.ts';
import { type Route, route } from '../http/route.ts';
import { drop } from '../jobs/index.ts';
import { noteDeleted, withdraw } from '../notifications/index.ts';
import { appointmentReminder } from './remind.ts';
import { changeAppointment, holdAppointment } from './change.ts';
import { deleteAppointment, getAppointments, saveAppointment, updateAppointment } from './contract.ts';
import { checkedForm, filledIn } from './form.ts';
import { listAppointments, toAppointment } from './list.ts';
import { type AppointmentCall, makeAppointment } from './make.ts';

/** The longest range of days: twice a month with its surrounding weeks. */
const MOST_DAYS = 62;

/** First and last day of the month of a day. */
function monthOf(day: Day): { from: Day; to: Day } {
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: addMonths(from, 1) };
}

/** The requested range as instants: given days, or a month, by default the current one. */
function askedRange(zone: string, now: Date, sent: { date?: string; from_date?: string; to_date?: string }) {
  const { from, to } = readDays(sent);
  if (from && to) {
    if (daysBetween(from, to) >= MOST_DAYS) throw invalidField('to_date');
    return { from: boundsOf(zone, from).from, to: boundsOf(zone, to).to };
  }
  const { from: day } = readDays({ from_date: sent.date ?? null });
  const month = monthOf(day ?? dayIn(zone, now));
  return { from: boundsOf(zone, month.from).from, to: boundsOf(zone, month.to).from };
}

async function readOne({ db, caller }: AppointmentCall, id: string) {
  const [row] = await listAppointments(db, caller, { ids: [id] });
  if (!row) throw new Error('An appointment that was just written is not there for who wrote it');
  return toAppointment(row, caller);
}

/** All routes of the calendar (spec 2 §7). */
export const routes: Route[] = [
  route(getAppointments, async ({ db, caller, body, now }) => {
    const { emp_id: employeeId, customer_id: customerId, ids } = body;
    const range = ids === undefined && customerId === undefined ? askedRange(caller.timeZone, now, body) : {};
    const filter = { ...range, employeeId, customerId, ids: ids?.split(',') };
    const rows = await listAppointments(db, caller, filter);
    return { success: true, appointments: rows.map((row) => toAppointment(row, caller)) };
  }),

  route(saveAppointment, async (call) => {
    const { db, caller, body } = call;
    const { customer_id: customerId } = body;
    if (!customerId) throw refusedFor(problem('customer_id', 'CUSTOMER_MISSING', 'calendar.customerMissing'));
    const form = await checkedForm(db, caller, filledIn(body));
    const id = await makeAppointment(call, {
      customerId,
      date: body.date,
      minutes: body.minutes,
      important: body.status === 1,
      doubleBooking: body.double_booking === 1,
      ...form,
    });
    return { success: true, message: formatMessage('calendar.saved'), data: await readOne(call, id) };
  }),

  route(updateAppointment, async (call) => {
    await changeAppointment(call, call.body);
    return {
      success: true,
      message: formatMessage('calendar.saved'),
      data: await readOne(call, call.body.id),
    };
  }),

  route(deleteAppointment, async (call) => {
    const { db, body, caller, request, now } = call;
    const { id } = await holdAppointment(call, body.id, body.expected_version);
    await db.sql.deleteFrom('appointment').where('tenantId', '=', db.tenantId).where('id', '=', id).execute();
    await noteDeleted(db, 'APPOINTMENT', [id], now);
    await drop(db, appointmentReminder, [id]);
    // Its reminder would lead nowhere and still name the customer.
    await withdraw(db, { kind: 'APPOINTMENT', id }, now);
    request.log.info({ staff: caller.staffId, id }, 'an appointment was deleted');
    return { success: true, message: formatMessage('calendar.deleted') };
  }),
];
