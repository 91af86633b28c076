import type { Static } from 'typebox';
import type { Call } from '../../http/route.ts';
import { shownAadhaar } from '../aadhaar.ts';
import { writerName } from '../writer.ts';
import type { Member } from './schemas.ts';

type MemberAnswer = Static<typeof Member>;

/** The family members of customers, in order of creation. */
export async function membersOf(
  { db, seal }: Pick<Call, 'db' | 'seal'>,
  customerIds: readonly string[],
): Promise<Map<string, MemberAnswer[]>> {
  const rows = await db.sql
    .selectFrom('familyMember')
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'familyMember.tenantId')
        .onRef('staff.id', '=', 'familyMember.createdBy'),
    )
    .where('familyMember.tenantId', '=', db.tenantId)
    .where('familyMember.customerId', 'in', customerIds)
    .selectAll('familyMember')
    .select(['staff.firstName', 'staff.lastName'])
    .orderBy('familyMember.createdAt')
    .orderBy('familyMember.id')
    .execute();
  const members = rows.map((row) => ({
    id: row.id,
    customer_id: row.customerId,
    memberId: row.memberNumber,
    name: row.name,
    relation: row.relation,
    adhaar_no: shownAadhaar(seal, { tenantId: db.tenantId, id: row.id }, row.aadhaarSealed),
    district: row.district,
    taluk: row.taluk,
    village: row.village,
    CreatedBy: writerName(row),
    version: row.updatedAt.toISOString(),
  }));
  return Map.groupBy(members, ({ customer_id: id }) => id);
}
