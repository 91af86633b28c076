import { customers } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerSuccess } from '../../changed.ts';

export const updateCustomerPicture: NonNullable<MutationResolvers['updateCustomerPicture']> = withRefusals(
  async ({ key, customer, image }, context) => {
    const customer_id = dbIdOf('Customer', customer);
    const image_id = image == null ? null : dbIdOf('Upload', image);
    await context.call(customers.setCustomerPicture, { key, body: { customer_id, image_id } });
    return customerSuccess(context, customer_id);
  },
  { inputField: fieldMapper({ image_id: 'image' }) },
);
