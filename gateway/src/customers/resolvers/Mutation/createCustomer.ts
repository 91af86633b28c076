import { checkNewCustomer } from '@galla/domain';
import { customers } from '@galla/upstream/contract';
import type { Context } from '../../../context.ts';
import { refusalFields } from '../../../refusals/arms.ts';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { RefusalError } from '../../../refusals/RefusalError.ts';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerOf } from '../../schema.mappers.ts';

const inputField = fieldMapper({ gst: 'gstin', location: 'address', state_code: 'stateCode' });

export const createCustomer: NonNullable<MutationResolvers['createCustomer']> = withRefusals(
  async (input, { call, loaders }) => {
    const { key, name, mobile, email = null, group = null, company = null } = input;
    const { gstin: gst = null, address: location = null, stateCode: state_code = null } = input;
    refuseOn(...checkNewCustomer({ name, mobile, email, gst }));
    const body = { name, mobile, email, group, company, gst, location, state_code };
    const customer = customerOf((await call(customers.addCustomer, { key, body })).data);
    loaders.customers.prime([customer]);
    return { __typename: 'CreateCustomerSuccess', customer };
  },
  { inputField, mapError: (error, _input, { loaders }) => mobileTaken(error, loaders) },
);

/** Names the customer that has the number, so that the form can offer it. */
async function mobileTaken(error: RefusalError, loaders: Context['loaders']) {
  if (error.refusal.code !== 'MOBILE_TAKEN') return undefined;
  const id = error.details['customer_id'];
  const takenBy = typeof id === 'string' ? await loaders.customers.load(id) : null;
  const mayOpen = error.details['may_open'] === 1;
  return { __typename: 'MobileTaken' as const, ...refusalFields(error), takenBy, mayOpen };
}
