import { checkPastDay, dayIn, parseAadhaar, problem } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { isUniqueViolation } from '../../db/faults.ts';
import { Refused } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { sealedAadhaar, shownAadhaar } from '../aadhaar.ts';
import { keepGroups } from '../contacts/groups.ts';
import { replacePicture, sentPicture } from '../picture/replace.ts';
import { setConsent } from '../privacy/consent.ts';
import { readCustomer, type SentCustomer, trimmed } from '../read.ts';
import { requireCustomer, type StoredCustomer } from '../require.ts';
import { mobileTaken } from '../taken.ts';
import type { updateCustomer } from './contract.ts';

type Body = Static<NonNullable<typeof updateCustomer.schema.body>>;
type Writer = Pick<Call, 'db' | 'caller' | 'now' | 'seal' | 'uploads'> & { body: Body };

/** The stored values overwritten by the sent ones; fields left out stay. */
function merged(stored: StoredCustomer, body: Body): SentCustomer {
  const { name, mobile, email = stored.email, group = stored.groupName, company = stored.company } = body;
  const { gst = stored.gstin, location = stored.address, state_code = stored.stateCode } = body;
  return { name, mobile, email, group, company, gst, location, state_code };
}

/** The problem of an Aadhaar number; the masked form of the stored number is valid. */
function aadhaarProblem({ seal, body, db }: Writer, stored: StoredCustomer) {
  const typed = body.aadhar_no?.trim() ?? '';
  const shown = shownAadhaar(seal, { tenantId: db.tenantId, id: stored.id }, stored.aadhaarSealed);
  if (typed === '' || typed === shown || parseAadhaar(typed) !== undefined) return undefined;
  return problem('aadhar_no', 'INVALID_INPUT', 'customers.aadharInvalid');
}

/** The values to store; refuses with the problems that the form shows. */
function changes(call: Writer, stored: StoredCustomer) {
  const { db, caller, now, seal, body } = call;
  const today = dayIn(caller.timeZone, now);
  const customer = readCustomer(merged(stored, body), [
    aadhaarProblem(call, stored),
    checkPastDay('dob', body.dob, today),
    checkPastDay('anniversary', body.anniversary, today),
  ]);
  const row = { tenantId: db.tenantId, id: stored.id };
  return {
    ...customer,
    // The city is part of the address, which people edit as one text.
    ...(body.location !== undefined && { city: null }),
    ...(body.dob !== undefined && { dob: trimmed(body.dob) }),
    ...(body.anniversary !== undefined && { anniversary: trimmed(body.anniversary) }),
    ...(body.aadhar_no !== undefined && {
      aadhaarSealed: sealedAadhaar(seal, row, { typed: body.aadhar_no, kept: stored.aadhaarSealed }),
    }),
  };
}

/** Changes a customer whom the caller may see, if unchanged since the caller saw it. */
export async function update(call: Writer): Promise<void> {
  const { db, caller, now, body } = call;
  const stored = await requireCustomer(db, caller, body.id);
  const expected = body.expected_version;
  if (expected !== undefined && stored.editedAt.getTime() !== new Date(expected).getTime())
    throw new Refused('CHANGED_MEANWHILE');
  const values = changes(call, stored);
  const picture = await sentPicture(call, body.profile_pic);
  const taken = await db.sql
    .selectFrom('customer')
    .where('tenantId', '=', db.tenantId)
    .where('mobile', '=', values.mobile)
    .where('id', '<>', stored.id)
    .select('id')
    .executeTakeFirst();
  if (taken) throw await mobileTaken(db, caller, values.mobile);
  try {
    await db.sql
      .updateTable('customer')
      .set({
        ...values,
        updatedAt: now,
        // Two edits in the same millisecond are still two versions.
        editedAt: sql`greatest(${now}::timestamptz, edited_at + interval '1 millisecond')`,
      })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', stored.id)
      .execute();
    await keepGroups(db, [values.groupName], now);
    if (picture !== undefined) await replacePicture(call, stored, picture);
    if (body.consent !== undefined)
      await setConsent(call, stored.id, body.consent === 1, body.consent_source ?? 'COUNTER');
  } catch (error) {
    // A concurrent call took the number after the check; the failed transaction can't query any more.
    if (!isUniqueViolation(error, 'customer_tenant_id_mobile_key')) throw error;
    throw new Refused('MOBILE_TAKEN', undefined, {
      problems: [problem('mobile', 'MOBILE_TAKEN', 'customers.mobileTaken')],
    });
  }
}
