import { checkMember, problem } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { isUniqueViolation } from '../../db/faults.ts';
import { newId } from '../../db/id.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { sealedAadhaar, shownAadhaar } from '../aadhaar.ts';
import { trimmed } from '../read.ts';
import { requireCustomer } from '../require.ts';
import type { submitMember } from './contract.ts';

type Body = Static<NonNullable<typeof submitMember.schema.body>>;
type Writer = Pick<Call, 'db' | 'caller' | 'now' | 'seal'>;

async function storedMember({ db }: Writer, { id = '', customer_id: customerId, expected_version }: Body) {
  const stored = await db.sql
    .selectFrom('familyMember')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .select(['updatedAt', 'aadhaarSealed'])
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw new Refused('NOT_FOUND');
  if (expected_version !== undefined && stored.updatedAt.getTime() !== new Date(expected_version).getTime())
    throw new Refused('CHANGED_MEANWHILE');
  return stored;
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'family_member_number')) throw error;
    throw refusedFor(problem('memberId', 'MEMBER_ID_TAKEN', 'customers.memberIdTaken'));
  }
}

/** Adds a member, or changes the named one; returns its id. Refuses with the problems that the form shows. */
export async function writeMember(call: Writer, body: Body): Promise<string> {
  const { db, caller, now, seal } = call;
  await requireCustomer(db, caller, body.customer_id);
  const stored = body.id === undefined ? undefined : await storedMember(call, body);
  const id = body.id ?? newId();
  const row = { tenantId: db.tenantId, id };
  const kept = stored?.aadhaarSealed ?? null;
  const isShown = kept !== null && body.adhaar_no?.trim() === shownAadhaar(seal, row, kept);
  refuseOn(
    ...checkMember({
      memberId: body.memberId,
      name: body.name,
      aadhaar: isShown ? null : (body.adhaar_no ?? null),
    }),
  );
  const values = {
    memberNumber: body.memberId.trim(),
    name: body.name.trim(),
    relation: trimmed(body.relation),
    aadhaarSealed: sealedAadhaar(seal, row, { typed: body.adhaar_no, kept }),
    district: trimmed(body.district),
    taluk: trimmed(body.taluk),
    village: trimmed(body.village),
  };
  if (stored) {
    const updatedAt = sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`;
    await unlessTaken(() =>
      db.sql
        .updateTable('familyMember')
        .set({ ...values, updatedAt })
        .where('tenantId', '=', db.tenantId)
        .where('id', '=', id)
        .execute(),
    );
    return id;
  }
  const made = { customerId: body.customer_id, createdBy: caller.staffId, createdAt: now, updatedAt: now };
  await unlessTaken(() =>
    db.sql
      .insertInto('familyMember')
      .values({ ...row, ...values, ...made })
      .execute(),
  );
  return id;
}

/** Removes a family member of a customer whom the caller may see; returns the customer's id. */
export async function removeMember(
  { db, caller }: Writer,
  id: string,
): Promise<{ customerId: string; name: string }> {
  const member = await db.sql
    .selectFrom('familyMember')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select(['customerId', 'name'])
    .executeTakeFirst();
  if (!member) throw new Refused('NOT_FOUND');
  await requireCustomer(db, caller, member.customerId);
  await db.sql.deleteFrom('familyMember').where('tenantId', '=', db.tenantId).where('id', '=', id).execute();
  return member;
}
