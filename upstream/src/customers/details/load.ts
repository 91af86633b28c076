import { profileCompletion } from '@galla/domain';
import type { Static } from 'typebox';
import type { Call } from '../../http/route.ts';
import { shownAadhaar } from '../aadhaar.ts';
import { toCustomer } from '../answers.ts';
import { membersOf } from '../family/load.ts';
import { listCustomers, type CustomerRow } from '../list.ts';
import { notesOf } from '../notes/load.ts';
import { consentOf } from '../privacy/consent.ts';
import { eventsOf } from '../privacy/events.ts';
import { statusChangesOf } from '../status/load.ts';
import { seesDetails } from '../visibility.ts';
import type { detailsOfCustomers } from './contract.ts';

type Details = Static<typeof detailsOfCustomers.schema.answer>['data'][number];
type Reader = Pick<Call, 'db' | 'caller' | 'files' | 'now' | 'seal'>;

/** A customer with the fields that only the details have. */
function wholeCustomer(call: Reader, row: CustomerRow): Details['customer'] {
  const { db, caller, seal } = call;
  const customer = toCustomer(row, call);
  const sees = seesDetails(caller);
  const aadhaar = sees ? shownAadhaar(seal, { tenantId: db.tenantId, id: row.id }, row.aadhaarSealed) : null;
  const { percent, missing } = profileCompletion({ ...customer, aadhar_no: aadhaar });
  return {
    ...customer,
    aadhar_no: aadhaar,
    profile_completed: percent,
    profile_missing: missing,
    current_status: row.status,
    status_at: row.statusAt?.toISOString() ?? null,
    consent: consentOf(row),
    version: row.editedAt.toISOString(),
  };
}

/**
 * The visible customers among the ids, with notes, statuses and family. Without the right to personal details, notes
 * and family are left out; the walk-in has no details.
 */
export async function loadDetails(call: Reader, ids: readonly string[]): Promise<Details[]> {
  const { db, caller, now } = call;
  const { rows } = await listCustomers(db, caller, { ids }, { limit: 100, withBalance: true }, now);
  const seen = rows.filter((row) => row.visible && !row.walkIn);
  if (seen.length === 0) return [];
  const those = seen.map(({ id }) => id);
  const sees = seesDetails(caller);
  const notes = sees ? await notesOf(db, those) : undefined;
  const changes = await statusChangesOf(db, those);
  const events = await eventsOf(db, those);
  const members = sees ? await membersOf(call, those) : undefined;
  return seen.map((row) => ({
    customer_id: row.id,
    customer: wholeCustomer(call, row),
    notes: (notes?.get(row.id) ?? []).map((note) => ({ ...note, customer_no: row.mobile ?? '' })),
    business_history: changes.get(row.id) ?? [],
    members: members?.get(row.id) ?? [],
    data_events: events.get(row.id) ?? [],
  }));
}
