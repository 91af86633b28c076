import { checkPastDay, dayIn, parseAadhaar, problem } from '@galla/domain';
import type { Static } from 'typebox';
import { newId } from '../db/id.ts';
import type { Call } from '../http/route.ts';
import { sealedAadhaar } from './aadhaar.ts';
import type { addCustomer } from './contract.ts';
import { readAgreed } from './agreed.ts';
import { keepGroups } from './contacts/groups.ts';
import { readCustomer, trimmed } from './read.ts';
import { mobileTaken } from './taken.ts';

type NewCustomer = Static<NonNullable<typeof addCustomer.schema.body>>;

function aadhaarProblem(typed: string) {
  if (typed === '' || parseAadhaar(typed) !== undefined) return undefined;
  return problem('aadhar_no', 'INVALID_INPUT', 'customers.aadharInvalid');
}

/**
 * Adds a customer and returns the id. If two requests add the same number at once, the second is refused with
 * MOBILE_TAKEN, including the id of the existing customer if the caller may see it.
 * @param picture path of a picture claimed for the customer
 */
export async function add(
  { db, caller, now, seal }: Pick<Call, 'db' | 'caller' | 'now' | 'seal'>,
  input: NewCustomer,
  picture: string | null = null,
): Promise<string> {
  const today = dayIn(caller.timeZone, now);
  const typed = input.aadhar_no?.trim() ?? '';
  const { values: agreed, problems } = readAgreed(caller, input, now);
  const customer = readCustomer(input, [
    aadhaarProblem(typed),
    checkPastDay('dob', input.dob, today),
    checkPastDay('anniversary', input.anniversary, today),
    ...problems,
  ]);
  const row = { tenantId: db.tenantId, id: newId() };
  const added = await db.sql
    .insertInto('customer')
    .values({
      ...row,
      ...customer,
      ...agreed,
      dob: trimmed(input.dob),
      anniversary: trimmed(input.anniversary),
      aadhaarSealed: sealedAadhaar(seal, row, { typed, kept: null }),
      picture,
      createdBy: caller.staffId,
      createdAt: now,
      lastSeenAt: now,
    })
    .onConflict((conflict) => conflict.columns(['tenantId', 'mobile']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw await mobileTaken(db, caller, customer.mobile);
  await keepGroups(db, [customer.groupName], now);
  return added.id;
}
