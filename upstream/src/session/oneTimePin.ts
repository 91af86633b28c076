import { type TenantDb, withTenant } from '../db/tenant.ts';
import type { SessionCall } from '../http/route.ts';
import { requireFreshPin } from './freshPin.ts';
import { readWeaker } from './readWeaker.ts';
import { giveOneTimePin } from './resetPin.ts';

/** Makes a one-time PIN for an employee, for whom has just given the own PIN. */
export async function makeOneTimePin(
  { database, pins, caller, now }: Pick<SessionCall, 'database' | 'pins' | 'caller' | 'now'>,
  staffId: string,
): Promise<string> {
  requireFreshPin(caller, now);
  const read = (db: TenantDb) => readWeaker(db, caller, staffId);
  const person = await withTenant(database, caller.tenantId, read, { readOnly: true });
  return giveOneTimePin(database, pins, person, now);
}
