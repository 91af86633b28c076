import { type MergeField, mergedConsent, rupees, stateOfGstin } from '@galla/domain';
import { paiseOf } from '../../db/numeric.ts';
import type { Call } from '../../http/route.ts';
import { movedAadhaar } from '../aadhaar.ts';
import type { StoredCustomer } from '../require.ts';

interface Both {
  keep: StoredCustomer;
  merged: StoredCustomer;
}

/** The most recent status, with its time. */
function lastStatus({ keep, merged }: Both) {
  const last = (merged.statusAt?.getTime() ?? 0) > (keep.statusAt?.getTime() ?? 0) ? merged : keep;
  return { status: last.status, statusAt: last.statusAt };
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** The values of the remaining record after the merge: each field from the chosen record. */
export function mergedValues(
  { db, seal }: Pick<Call, 'db' | 'seal'>,
  both: Both,
  take: readonly MergeField[],
) {
  const { keep, merged } = both;
  const from = (field: MergeField): StoredCustomer => (take.includes(field) ? merged : keep);
  const rowOf = ({ id }: StoredCustomer) => ({ tenantId: db.tenantId, id });
  const { gstin } = from('gst');
  const { address, city } = from('location');
  return {
    name: from('name').name,
    mobile: from('mobile').mobile,
    email: from('email').email,
    groupName: from('group').groupName,
    company: from('company').company,
    gstin,
    // With a GSTIN the state is that of its first digits, whichever record it came from.
    stateCode: (gstin === null ? undefined : stateOfGstin(gstin)) ?? from('state_code').stateCode,
    dob: from('dob').dob,
    anniversary: from('anniversary').anniversary,
    aadhaarSealed: take.includes('aadhar_no')
      ? movedAadhaar(seal, rowOf(merged), rowOf(keep), merged.aadhaarSealed)
      : keep.aadhaarSealed,
    address,
    city,
    assignedTo: from('assigned_to').assignedTo,
    picture: keep.picture ?? merged.picture,
    ...lastStatus(both),
    ...mergedConsent(keep, merged),
    createdAt: keep.createdAt < merged.createdAt ? keep.createdAt : merged.createdAt,
    lastSeenAt: later(keep.lastSeenAt, merged.lastSeenAt),
    creditLimit: keep.creditLimit ?? merged.creditLimit,
    credit: rupees(paiseOf(keep.credit) + paiseOf(merged.credit)),
    ...mergedOpening(keep, merged),
  };
}

/** The opening dues of both added up, since the earlier day. */
function mergedOpening(keep: StoredCustomer, merged: StoredCustomer) {
  const sum = (one: 'openingDue' | 'openingPending') => rupees(paiseOf(keep[one]) + paiseOf(merged[one]));
  const days = [keep.openingOn, merged.openingOn].filter((day) => day !== null);
  return {
    openingDue: sum('openingDue'),
    openingPending: sum('openingPending'),
    openingOn: days.toSorted((a, b) => (a < b ? -1 : 1))[0] ?? null,
  };
}
