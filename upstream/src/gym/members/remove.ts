import { formatRupees, problem } from '@galla/domain';
import { paiseOf } from '../../db/numeric.ts';
import { Refused, refusedFor } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { findMember } from './read.ts';
import { held } from './write.ts';

/**
 * Deletes a member with periods and freezes; customer and bills stay.
 * @throws Refused NOT_FOUND, CHANGED_MEANWHILE; MEMBER_OWES while an amount is pending
 */
export async function removeMember(
  call: Pick<Call, 'db' | 'caller' | 'now'>,
  id: string,
  expected: string | undefined,
): Promise<void> {
  const { db } = call;
  const { member } = await held(db, id);
  if (expected !== undefined && member.updatedAt.getTime() !== new Date(expected).getTime())
    throw new Refused('CHANGED_MEANWHILE');
  const due = paiseOf((await findMember(db, call, id)).due);
  if (due > 0) throw refusedFor(problem('id', 'MEMBER_OWES', 'members.owes', { amount: formatRupees(due) }));
  await db.sql.deleteFrom('gymMember').where('tenantId', '=', db.tenantId).where('id', '=', id).execute();
}
