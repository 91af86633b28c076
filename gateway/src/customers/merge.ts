import type { MergeField as WireField } from '@galla/domain';
import type { Context } from '../context.ts';
import { refusalFields } from '../refusals/arms.ts';
import { fieldMapper } from '../refusals/mapProblemFields.ts';
import type { RefusalError } from '../refusals/RefusalError.ts';
import type { MergeField } from '../types.generated.ts';
import { customerNow } from './changed.ts';

/** The wire name of a field in which two records can differ. */
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

/** The input field of a merge's wire field. */
export const mergeField = fieldMapper({ keep_version: 'keepVersion', merged_version: 'mergedVersion' });

/** The customer into whom the refused one was merged; undefined for any other refusal. */
export function mergedInto({ refusal, details }: RefusalError): string | undefined {
  const id = details['customer_id'];
  return refusal.code === 'ALREADY_MERGED' && typeof id === 'string' ? id : undefined;
}

/** Answers a late merge with the customer that was changed, or into whom one of the two was merged. */
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
