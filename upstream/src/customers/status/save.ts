import {
  checkForm,
  checkStatus,
  customerStatus,
  type FormField,
  type FormValues,
  openValues,
  instantOf,
  problem,
  readAppointmentTime,
  wireText,
} from '@galla/domain';
import type { Static } from 'typebox';
import { finishDueAppointments, makeAppointment } from '../../calendar/index.ts';
import { newId } from '../../db/id.ts';
import { refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { statusForm } from '../../forms/index.ts';
import { requireCustomer } from '../require.ts';
import type { saveBusinessHistory } from './contract.ts';

type Body = Static<NonNullable<typeof saveBusinessHistory.schema.body>> & FormValues;
type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/** Fields of the call that do not belong to the form. */
const OF_THE_CALL = [
  'customer_id',
  'customer_no',
  'current_status',
  'name',
  'form_name',
  'business_id',
  'double_booking',
  'tenant_schema',
];

/** The form values of a call. */
const filledIn = (body: Body): FormValues =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !OF_THE_CALL.includes(name)));

/** The form values with their labels, readable even if the form changes later. */
const labelledValues = (fields: readonly FormField[], values: FormValues) =>
  fields
    .filter(({ name }) => name !== 'schedule_on')
    .map(({ name, label }) => ({ label, value: wireText(values[name]) }))
    .filter(({ value }) => value !== '');

/** The time of the next appointment, "2026-11-24 11:00:00 AM" in the shop's time zone; null when empty. */
function scheduledOn({ caller }: Writer, text: string): Date | null {
  if (text === '') return null;
  const time = readAppointmentTime(text);
  if (!time) throw refusedFor(problem('schedule_on', 'INVALID_INPUT', 'dates.none'));
  return instantOf(caller.timeZone, time);
}

/**
 * Sets the status of a customer whom the caller may see. Refuses with the problems that the status form shows. It
 * finishes due appointments; `schedule_on` makes the next one, with the caller.
 */
export async function saveStatus(call: Writer, body: Body) {
  const { db, caller, now } = call;
  refuseOn(checkStatus(body.current_status));
  const customer = await requireCustomer(db, caller, body.customer_id);
  const status = customerStatus(body.current_status)?.name ?? '';
  const { fields, name } = await statusForm(db, body.current_status, caller);
  const values = filledIn(body);
  refuseOn(...checkForm(fields, values, name));
  const date = body.schedule_on?.trim() ?? '';
  const change = {
    status,
    previousStatus: customer.status,
    formValues: JSON.stringify(labelledValues(fields, openValues(fields, values))),
    scheduledOn: scheduledOn(call, date),
  };
  await db.sql
    .insertInto('customerStatusChange')
    .values({
      tenantId: db.tenantId,
      id: newId(),
      customerId: customer.id,
      ...change,
      createdBy: caller.staffId,
      createdAt: now,
    })
    .execute();
  await db.sql
    .updateTable('customer')
    .set({ status, statusAt: now, updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', customer.id)
    .execute();
  await finishDueAppointments(call, customer.id);
  if (date !== '') {
    const lookingFor = wireText(values['looking_for']) || status;
    const doubleBooking = body.double_booking === 1;
    const made = { customerId: customer.id, date, lookingFor, currentStatus: status, doubleBooking };
    await makeAppointment(call, made, 'schedule_on');
  }
  return { customer, ...change };
}
