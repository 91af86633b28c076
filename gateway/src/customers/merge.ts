import type { MergeField as WireField } from '@galla/domain';
import type { Context } from '../context.ts';
import { refusalFields } from '../refusals/arms.ts';
import { fieldMapper } from '../refusals/mapProblemFields.ts';
import type { RefusalError } from '../refusals/RefusalError.ts';
import type { MergeField } from '../types.generated.ts';
import { customerNow } from './changed.ts';

/** The name on the wire of a field that two records can differ in. */
export const MERGE_FIELD = {
  NAME: 'name',
  MOBILE: 'mobile',
  EMAIL: 'email',
  GROUP: 'group',
  COMPANY: 'company',
  GSTIN: 'gst',
  BIRTHDAY: 'dob',
  ANNIVERSARY: 'anniversary',
  AADHAAR: 'aadhar_no',
  ADDRESS: 'location',
  STATE: 'state_code',
  EMPLOYEE: 'assigned_to',
} as const satisfies Record<MergeField, WireField>;

/** The input's field of a field of a merge on the wire. */
export const mergeField = fieldMapper({ keep_version: 'keepVersion', merged_version: 'mergedVersion' });

/** Into whom the refused customer was merged; undefined for every other refusal. */
export function mergedInto({ refusal, details }: RefusalError): string | undefined {
  const id = details['customer_id'];
  return refusal.code === 'ALREADY_MERGED' && typeof id === 'string' ? id : undefined;
}

/** Tells a merge that came too late whom somebody changed, or into whom one of the two went. */
export async function mergeRefused(error: RefusalError, context: Context) {
  const into = mergedInto(error);
  if (into !== undefined) {
    const customer = await context.loaders.customers.load(into);
    return { __typename: 'AlreadyMerged' as const, ...refusalFields(error), into: customer };
  }
  const changed = error.details['customer_id'];
  if (error.refusal.code !== 'CHANGED_MEANWHILE' || typeof changed !== 'string') return undefined;
  const customer = await customerNow(context, changed);
  return { __typename: 'CustomerChanged' as const, ...refusalFields(error), customer };
}
