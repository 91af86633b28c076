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

/** What was sent over what is stored: a field that was left out stays. */
function merged(stored: StoredCustomer, body: Body): SentCustomer {
  const { name, mobile, email = stored.email, group = stored.groupName, company = stored.company } = body;
  const { gst = stored.gstin, location = stored.address, state_code = stored.stateCode } = body;
  return { name, mobile, email, group, company, gst, location, state_code };
}

/** What is wrong with an Aadhaar number; what is shown of the kept one is none, and right. */
function aadhaarProblem({ seal, body, db }: Writer, stored: StoredCustomer) {
  const typed = body.aadhar_no?.trim() ?? '';
  const shown = shownAadhaar(seal, { tenantId: db.tenantId, id: stored.id }, stored.aadhaarSealed);
  if (typed === '' || typed === shown || parseAadhaar(typed) !== undefined) return undefined;
  return problem('aadhar_no', 'INVALID_INPUT', 'customers.aadharInvalid');
}

/** What is stored from now on; refuses every field that the form would mark. */
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
    // The city is part of the address that people see and edit as one text.
    ...(body.location !== undefined && { city: null }),
    ...(body.dob !== undefined && { dob: trimmed(body.dob) }),
    ...(body.anniversary !== undefined && { anniversary: trimmed(body.anniversary) }),
    ...(body.aadhar_no !== undefined && {
      aadhaarSealed: sealedAadhaar(seal, row, { typed: body.aadhar_no, kept: stored.aadhaarSealed }),
    }),
  };
}

/** Changes a customer whom the caller may see, where he is as the caller saw him. */
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
        // Two edits in the same millisecond are two versions.
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
    // Somebody took the number between the two statements; the transaction can ask nothing more.
    if (!isUniqueViolation(error, 'customer_tenant_id_mobile_key')) throw error;
    throw new Refused('MOBILE_TAKEN', undefined, {
      problems: [problem('mobile', 'MOBILE_TAKEN', 'customers.mobileTaken')],
    });
  }
}
