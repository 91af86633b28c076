import { rupees } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import { customerSuccess } from '../../../customers/index.ts';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const setOpeningDue: NonNullable<MutationResolvers['setOpeningDue']> = withRefusals(
  async ({ key, customer, amount, since }, context) => {
    const customer_id = dbIdOf('Customer', customer);
    const body = { customer_id, amount: rupees(amount), since: since ?? null };
    await context.call(billing.setOpeningDue, { key, body });
    return customerSuccess(context, customer_id);
  },
  { inputField: fieldMapper({ customer_id: 'customer' }) },
);
