import { dayIn, type MemberList, toldOf } from '@galla/domain';
import type { Call } from '../../http/route.ts';
import { held } from './write.ts';

/** Records that a member was messaged about a list today; replaces earlier records for it. */
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
