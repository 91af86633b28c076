import type { Database } from '../../db/database.ts';
import type { DirectoryDb } from '../../db/directory.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { withTenantAndDirectory } from '../../db/tenantAndDirectory.ts';
import { notify } from '../../notifications/index.ts';
import { moveNumber } from './moveNumber.ts';
import { notifyOwner } from './notifyOwner.ts';

/** Whoever runs the installation sets a number at once. */
export const OPERATOR = 'operator';

interface Person {
  tenantId: string;
  staffId: string;
}

/**
 * Makes a number the one that a person logs in with; his sessions and devices stay.
 * @param by the staff id of who has signed in with it or confirms it, if it is the one that the person wants; or
 *   `operator`, whoever runs the installation
 * @returns whether it is so now: false when somebody else has the number, or the person wants another one by now
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
