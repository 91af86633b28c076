import type { Context } from '../context.ts';
import { refusalFields } from '../refusals/arms.ts';
import { fieldMapper } from '../refusals/mapProblemFields.ts';
import type { RefusalError } from '../refusals/RefusalError.ts';
import { dbIdOf } from '../relay/ids.ts';

/** The current customer, with all cached reads dropped. */
export async function customerNow({ loaders }: Context, dbId: string) {
  loaders.customers.forget(dbId);
  loaders.customersWithBalance.forget(dbId);
  loaders.customerDetails.forget(dbId);
  return loaders.customers.loadNonNull(dbId);
}

/** The result of a write to a customer. */
export const customerSuccess = async (context: Context, dbId: string) => ({
  __typename: 'CustomerSuccess' as const,
  customer: await customerNow(context, dbId),
});

/** Names the customer who has the number, so that the form can offer that customer. */
export async function mobileTaken(error: RefusalError, loaders: Context['loaders']) {
  if (error.refusal.code !== 'MOBILE_TAKEN') return undefined;
  const id = error.details['customer_id'];
  const takenBy = typeof id === 'string' ? await loaders.customers.load(id) : null;
  const mayOpen = error.details['may_open'] === 1;
  return { __typename: 'MobileTaken' as const, ...refusalFields(error), takenBy, mayOpen };
}

/** Answers a late edit with the currently stored customer. */
export async function customerChanged(error: RefusalError, customer: string, context: Context) {
  if (error.refusal.code !== 'CHANGED_MEANWHILE') return undefined;
  const now = await customerNow(context, dbIdOf('Customer', customer));
  return { __typename: 'CustomerChanged' as const, ...refusalFields(error), customer: now };
}

/** The input field of a customer's wire field. */
export const customerField = fieldMapper({
  gst: 'gstin',
  location: 'address',
  state_code: 'stateCode',
  dob: 'birthday',
  aadhar_no: 'aadhaar',
  adhaar_no: 'aadhaar',
  tag_list: 'tags',
  credit_limit: 'creditLimit',
  opening_due: 'openingDue',
  opening_since: 'openingSince',
});
