import { isDay, minuteOf, writeAppointmentTime } from '@galla/domain';
import { customers } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerSuccess } from '../../changed.ts';

/** Fields of the call itself, which a form's own fields cannot use. */
const OF_THE_CALL = new Set(['customer_id', 'current_status', 'tenant_schema', 'double_booking']);

/** Converts "2026-11-24T11:00" to wire format; malformed text stays, to be refused at its field. */
function wireTime(text: string): string {
  const [day = '', time = ''] = text.split('T');
  const minute = minuteOf(time);
  return isDay(day) && minute !== undefined ? writeAppointmentTime({ day, minute }) : text;
}

export const updateCustomerStatus: NonNullable<MutationResolvers['updateCustomerStatus']> = withRefusals(
  async ({ key, customer, status, values, doubleBooking }, context) => {
    const customer_id = dbIdOf('Customer', customer);
    const filled = (values ?? []).filter(({ name }) => !OF_THE_CALL.has(name));
    const fields = filled.map(({ name, value }) => [name, name === 'schedule_on' ? wireTime(value) : value]);
    const booked = doubleBooking === true ? { double_booking: 1 as const } : {};
    const body = { ...Object.fromEntries(fields), ...booked, customer_id, current_status: status };
    await context.call(customers.saveBusinessHistory, { key, body });
    return customerSuccess(context, customer_id);
  },
  {
    inputField: (field) => (field === 'current_status' ? 'status' : `values.${field}`),
  },
);
