import { customers } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerNow } from '../../changed.ts';

export const deleteCustomerNote: NonNullable<MutationResolvers['deleteCustomerNote']> = withRefusals(
  async ({ key, customerNote }, context) => {
    const body = { note_id: dbIdOf('CustomerNote', customerNote) };
    const { customer_id: id } = await context.call(customers.deleteNote, { key, body });
    const customer = await customerNow(context, id);
    return { __typename: 'DeleteCustomerNoteSuccess', deletedId: customerNote, customer };
  },
);
