import { dayIn, type MemberList, toldOf } from '@galla/domain';
import type { Call } from '../../http/route.ts';
import { held } from './write.ts';

/** Notes that a member was written to of what a list tells, today; earlier notes of it give way. */
export async function noteTold(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  id: string,
  list: MemberList,
): Promise<void> {
  await held(db, id);
  const mark = { toldOn: dayIn(caller.timeZone, now), toldBy: caller.staffId };
  await db.sql
    .insertInto('gymTold')
    .values({ tenantId: db.tenantId, memberId: id, toldOf: toldOf(list), ...mark })
    .onConflict((conflict) => conflict.columns(['tenantId', 'memberId', 'toldOf']).doUpdateSet(mark))
    .execute();
}
