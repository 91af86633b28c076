import { notify } from '../notifications/index.ts';
import { moveNumber, requireFreshPin } from '../session/index.ts';
import { type EmployeeCall, mobileTaken } from './add.ts';

/** Changes the login number of an employee, for a caller with a fresh PIN, and notifies the employee and the owner. */
export async function changeMobile(
  { db, directory, caller, now }: EmployeeCall,
  staffId: string,
  mobile: string,
): Promise<void> {
  requireFreshPin(caller, now);
  const moved = await moveNumber({ db, directory }, { staffId, mobile }, () => true, now);
  if (moved === false) throw mobileTaken();
  if (moved === true) return;
  const facts = { name: moved.name, mobile };
  const about = { kind: 'STAFF' as const, id: staffId };
  const notice = { kind: 'LOGIN_NUMBER_CHANGED' as const, facts, about, by: caller.staffId };
  await notify(db, { ...notice, to: staffId }, now);
  const owners = await db.sql
    .selectFrom('staff')
    .select('id')
    .where('tenantId', '=', db.tenantId)
    .where('kind', '=', 'OWNER')
    .where('id', '<>', caller.staffId)
    .execute();
  for (const { id } of owners) await notify(db, { ...notice, to: id }, now);
}
