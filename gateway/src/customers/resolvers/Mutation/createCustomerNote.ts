import { checkNote } from '@galla/domain';
import { customers } from '@galla/upstream/contract';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerField, customerSuccess } from '../../changed.ts';

export const createCustomerNote: NonNullable<MutationResolvers['createCustomerNote']> = withRefusals(
  async ({ key, customer, note, tags }, context) => {
    const customer_id = dbIdOf('Customer', customer);
    refuseOn(...checkNote(note, tags ?? []));
    const body = { customer_id, note, tag_list: (tags ?? []).join(',') };
    await context.call(customers.addOrEditNote, { key, body });
    return customerSuccess(context, customer_id);
  },
  { inputField: customerField },
);
