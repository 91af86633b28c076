import { checkPin, fullName } from '@galla/domain';
import { withTenantAndDirectory } from '../db/tenantAndDirectory.ts';
import { Refused, refuseOn } from '../http/refused.ts';
import type { SessionCall } from '../http/route.ts';

/** The owner of the shop with the login mobile. */
const findOwner = ({ database, caller }: Pick<SessionCall, 'database' | 'caller'>) =>
  withTenantAndDirectory(database, caller.tenantId, async (db, directory) => {
    const owner = await db.sql
      .selectFrom('staff')
      .where('tenantId', '=', db.tenantId)
      .where('kind', '=', 'OWNER')
      .select(['id', 'firstName', 'lastName'])
      .executeTakeFirst();
    const login = owner
      ? await directory.sql
          .selectFrom('directory.login')
          .where('tenantId', '=', db.tenantId)
          .where('staffId', '=', owner.id)
          .select('mobile')
          .executeTakeFirst()
      : undefined;
    return owner && login ? { ...owner, ...login } : undefined;
  });

/**
 * Verifies the owner's PIN on another person's device. The guard counts it for the owner's number as from an unknown
 * device, so that wrong ones do not lock the owner out of known devices.
 * @returns the owner
 * @throws Refused INVALID_INPUT at `pin`; INVALID_CREDENTIALS, TRY_LATER
 */
export async function requireOwnerPin(
  call: Pick<SessionCall, 'database' | 'caller' | 'guard' | 'now' | 'request'>,
  pin: string,
): Promise<{ id: string; name: string }> {
  const { guard, now, request } = call;
  refuseOn(checkPin(pin));
  const owner = await findOwner(call);
  if (!owner) throw new Refused('INVALID_CREDENTIALS');
  const guess = { mobile: owner.mobile, pin, device: null, now, log: request.log };
  await guard.check(guess, () => Promise.resolve());
  return { id: owner.id, name: fullName(owner.firstName, owner.lastName) };
}
