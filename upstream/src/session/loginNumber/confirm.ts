import type { Static } from 'typebox';
import { withTenant } from '../../db/tenant.ts';
import { Refused } from '../../http/refused.ts';
import type { SessionCall } from '../../http/route.ts';
import type { confirmLoginNumber } from '../contract.ts';
import { requireFreshPin } from '../freshPin.ts';
import { readWeaker } from '../readWeaker.ts';
import { setNumber } from './setNumber.ts';

type Body = Static<NonNullable<typeof confirmLoginNumber.schema.body>>;
type Confirming = Pick<SessionCall, 'database' | 'caller' | 'now'> & { body: Body };

/**
 * Confirms the login number that an employee wants, for whom has just given the own PIN: who sets a number may as well
 * make its PIN, so it is nobody's who may do more than the caller.
 */
export async function confirmNumber({ database, caller, now, body }: Confirming) {
  requireFreshPin(caller, now);
  const { employee_id: staffId, mobile } = body;
  const read = withTenant(database, caller.tenantId, (db) => readWeaker(db, caller, staffId), {
    readOnly: true,
  });
  const { tenantId } = await read;
  const done = await setNumber(database, { tenantId, staffId }, mobile, { by: caller.staffId, now });
  if (!done) throw new Refused('CHANGED_MEANWHILE');
  return { success: true as const, employee_id: staffId, mobile };
}
