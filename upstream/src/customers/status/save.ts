import {
  checkForm,
  checkStatus,
  customerStatus,
  type FormField,
  type FormValues,
  openValues,
  parseSchedule,
  type Problem,
  problem,
  scheduleInstant,
  wireText,
} from '@galla/domain';
import type { Static } from 'typebox';
import { newId } from '../../db/id.ts';
import { refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { statusForm } from '../../forms/index.ts';
import { requireCustomer } from '../require.ts';
import type { saveBusinessHistory } from './contract.ts';

type Body = Static<NonNullable<typeof saveBusinessHistory.schema.body>> & FormValues;
type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/** Fields of the call that are no fields of the form. */
const OF_THE_CALL = [
  'customer_id',
  'customer_no',
  'current_status',
  'name',
  'form_name',
  'business_id',
  'tenant_schema',
];

/** What was filled in of the form. */
const filledIn = (body: Body): FormValues =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !OF_THE_CALL.includes(name)));

/** When it is scheduled for, and what is wrong with that: it must be a time that is still to come. */
function scheduled({ caller, now }: Writer, body: Body): { on: Date | null; wrong?: Problem } {
  const schedule = parseSchedule(body.schedule_on ?? '');
  if (!schedule) {
    const isBlank = (body.schedule_on ?? '').trim() === '';
    return isBlank
      ? { on: null }
      : { on: null, wrong: problem('schedule_on', 'INVALID_INPUT', 'customers.scheduleInvalid') };
  }
  const on = scheduleInstant(caller.timeZone, schedule);
  return on > now ? { on } : { on, wrong: problem('schedule_on', 'INVALID_INPUT', 'customers.schedulePast') };
}

/** What was filled in as people read it later, whatever becomes of the form. */
const told = (fields: readonly FormField[], values: FormValues) =>
  fields
    .filter(({ name }) => name !== 'schedule_on')
    .map(({ name, label }) => ({ label, value: wireText(values[name]) }))
    .filter(({ value }) => value !== '');

/**
 * Gives a customer whom the caller may see a status. Refuses what the form of the status would mark. `scheduledOn` is
 * when somebody is to be there for it.
 */
export async function saveStatus(call: Writer, body: Body) {
  const { db, caller, now } = call;
  refuseOn(checkStatus(body.current_status));
  const customer = await requireCustomer(db, caller, body.customer_id);
  const status = customerStatus(body.current_status)?.name ?? '';
  const { fields, name } = await statusForm(db, body.current_status, caller);
  const values = filledIn(body);
  const { on, wrong } = scheduled(call, body);
  refuseOn(...checkForm(fields, values, name), wrong);
  const change = {
    status,
    previousStatus: customer.status,
    formValues: JSON.stringify(told(fields, openValues(fields, values))),
    scheduledOn: on,
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
  return { customer, ...change };
}
