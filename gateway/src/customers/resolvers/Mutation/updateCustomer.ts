import { checkNewCustomer } from '@galla/domain';
import { customers } from '@galla/upstream/contract';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerChanged, customerField, customerSuccess, mobileTaken } from '../../changed.ts';

/** Null clears a field; an omitted field stays. */
const emptied = (text: string | null | undefined): string | undefined => (text === null ? '' : text);

export const updateCustomer: NonNullable<MutationResolvers['updateCustomer']> = withRefusals(
  async (input, context) => {
    const { key, customer, version, name, mobile, email, group, company, consent } = input;
    const { birthday: dob, anniversary, gstin: gst, aadhaar, address: location, stateCode } = input;
    const id = dbIdOf('Customer', customer);
    refuseOn(...checkNewCustomer({ name, mobile, email: email ?? null, gst: gst ?? null }));
    const body = {
      id,
      name,
      mobile,
      ...omitUndefined({
        email: emptied(email),
        group: emptied(group),
        company: emptied(company),
        dob: emptied(dob),
        anniversary: emptied(anniversary),
        gst: emptied(gst),
        aadhar_no: emptied(aadhaar),
        location: emptied(location),
        state_code: emptied(stateCode),
        expected_version: version,
      }),
      ...(consent && {
        consent: consent.given ? (1 as const) : (0 as const),
        consent_source: consent.source,
      }),
    };
    await context.call(customers.updateCustomer, { key, body });
    return customerSuccess(context, id);
  },
  {
    inputField: customerField,
    mapError: async (error, { customer }, context) =>
      (await mobileTaken(error, context.loaders)) ?? customerChanged(error, customer, context),
  },
);
