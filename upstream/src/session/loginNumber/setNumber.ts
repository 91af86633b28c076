import type { Database } from '../../db/database.ts';
import type { DirectoryDb } from '../../db/directory.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { withTenantAndDirectory } from '../../db/tenantAndDirectory.ts';
import { notify } from '../../notifications/index.ts';
import { moveNumber } from './moveNumber.ts';
import { notifyOwner } from './notifyOwner.ts';

/** The operator of the installation sets a number immediately. */
export const OPERATOR = 'operator';

interface Person {
  tenantId: string;
  staffId: string;
}

/**
 * Sets a person's login number; sessions and devices stay.
 * @param by staff id of the person who signed in with it or confirms it, if it is the requested one; or
 * `operator` for the operator of the installation
 * @returns whether it is set now: false when it is taken, or the person has meanwhile requested another one
 */
export async function setNumber(
  { db, directory }: { db: TenantDb; directory: DirectoryDb },
  staffId: string,
  mobile: string,
  { by, now }: { by: string; now: Date },
): Promise<boolean> {
  const moved = await moveNumber(
    { db, directory },
    { staffId, mobile },
    (pending) => by === OPERATOR || pending === mobile,
    now,
  );
  if (typeof moved === 'boolean') return moved;
  const facts = { name: moved.name, mobile };
  const notice = {
    kind: 'LOGIN_NUMBER_CHANGED' as const,
    facts,
    about: { kind: 'STAFF' as const, id: staffId },
    ...(by !== OPERATOR && { by }),
  };
  await notifyOwner(db, notice, now);
  if (by !== staffId && by !== OPERATOR) await notify(db, { ...notice, to: staffId }, now);
  return true;
}

/** The same in a transaction of its own. */
export function setNumberOf(
  database: Database,
  { tenantId, staffId }: Person,
  mobile: string,
  by: { by: string; now: Date },
): Promise<boolean> {
  return withTenantAndDirectory(database, tenantId, (db, directory) =>
    setNumber({ db, directory }, staffId, mobile, by),
  );
}
