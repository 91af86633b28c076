import { checkNote } from '@galla/domain';
import { customers } from '@galla/upstream/contract';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerField, customerSuccess } from '../../changed.ts';

export const updateCustomerNote: NonNullable<MutationResolvers['updateCustomerNote']> = withRefusals(
  async ({ key, customer, customerNote, version, note, tags }, context) => {
    const customer_id = dbIdOf('Customer', customer);
    const note_id = dbIdOf('CustomerNote', customerNote);
    refuseOn(...checkNote(note, tags ?? []));
    const seen = omitUndefined({ expected_version: version });
    const body = { customer_id, note_id, note, tag_list: (tags ?? []).join(','), ...seen };
    await context.call(customers.addOrEditNote, { key, body });
    return customerSuccess(context, customer_id);
  },
  { inputField: customerField },
);
