import type { Static } from 'typebox';
import { Refused } from '../../http/refused.ts';
import type { DirectoryCall } from '../../http/route.ts';
import type { confirmLoginNumber } from '../contract.ts';
import { requireFreshPin } from '../freshPin.ts';
import { readWeaker } from '../readWeaker.ts';
import { setNumber } from './setNumber.ts';

type Body = Static<NonNullable<typeof confirmLoginNumber.schema.body>>;
type Confirming = Pick<DirectoryCall, 'db' | 'directory' | 'caller' | 'now'> & { body: Body };

/**
 * Confirms the login number requested by an employee, for a caller with a fresh PIN. Whoever sets a number could also
 * reset its PIN, so the employee must not have more rights than the caller.
 */
export async function confirmNumber({ db, directory, caller, now, body }: Confirming) {
  requireFreshPin(caller, now);
  const { employee_id: staffId, mobile } = body;
  await readWeaker(db, caller, staffId);
  const done = await setNumber({ db, directory }, staffId, mobile, { by: caller.staffId, now });
  if (!done) throw new Refused('CHANGED_MEANWHILE');
  return { success: true as const, employee_id: staffId, mobile };
}
