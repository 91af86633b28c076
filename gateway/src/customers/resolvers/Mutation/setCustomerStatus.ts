import { isDay, scheduleText } from '@galla/domain';
import { customers } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerSuccess } from '../../changed.ts';

/** The fields of the call, which a form can't have beside its own. */
const OF_THE_CALL = new Set(['customer_id', 'current_status', 'tenant_schema', 'status']);

/** "2026-11-24T11:00" as the wire has it; what is no day and time stays, to be refused at its field. */
function wireTime(text: string): string {
  const [day = '', time = ''] = text.split('T');
  return isDay(day) && /^([01]\d|2[0-3]):[0-5]\d/.test(time)
    ? scheduleText({ day, time: time.slice(0, 5) })
    : text;
}

export const setCustomerStatus: NonNullable<MutationResolvers['setCustomerStatus']> = withRefusals(
  async ({ key, customer, status, values }, context) => {
    const customer_id = dbIdOf('Customer', customer);
    const filled = (values ?? []).filter(({ name }) => !OF_THE_CALL.has(name));
    const fields = filled.map(({ name, value }) => [name, name === 'schedule_on' ? wireTime(value) : value]);
    const body = { ...Object.fromEntries(fields), customer_id, current_status: status };
    await context.call(customers.saveBusinessHistory, { key, body });
    return customerSuccess(context, customer_id);
  },
  {
    inputField: (field) => (field === 'current_status' ? 'status' : `values.${field}`),
  },
);
