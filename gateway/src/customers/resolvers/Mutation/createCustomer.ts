import { checkNewCustomer, rupees } from '@galla/domain';
import { customers } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerField, mobileTaken } from '../../changed.ts';
import { customerOf } from '../../schema.mappers.ts';

export const createCustomer: NonNullable<MutationResolvers['createCustomer']> = withRefusals(
  async (input, { call, loaders }) => {
    const { key, name, mobile, email = null, group = null, company = null } = input;
    const { gstin: gst = null, address: location = null, stateCode: state_code = null } = input;
    refuseOn(...checkNewCustomer({ name, mobile, email, gst }));
    const asked = input.consent === true ? { consent: 1 as const } : {};
    const { birthday, anniversary, aadhaar } = input;
    const person = {
      ...(birthday != null && { dob: birthday }),
      ...(anniversary != null && { anniversary }),
      ...(aadhaar != null && { aadhar_no: aadhaar }),
    };
    const { creditLimit, openingDue, openingSince } = input;
    const agreed = {
      ...(creditLimit != null && { credit_limit: rupees(creditLimit) }),
      ...(openingDue != null && { opening_due: rupees(openingDue) }),
      ...(openingSince != null && { opening_since: openingSince }),
    };
    const kept = { name, mobile, email, group, company, gst, location, state_code };
    const body = { ...kept, ...person, ...asked, ...agreed };
    const customer = customerOf((await call(customers.addCustomer, { key, body })).data);
    loaders.customers.prime([customer]);
    return { __typename: 'CreateCustomerSuccess', customer };
  },
  { inputField: customerField, mapError: (error, _input, { loaders }) => mobileTaken(error, loaders) },
);
