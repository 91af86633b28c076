import type { DirectoryDb } from '../../db/directory.ts';

/** Unlocks a mobile, clears its wrong PINs, and makes every device unknown to it. */
export async function resetGuard(db: DirectoryDb, mobile: string): Promise<void> {
  await db.sql.deleteFrom('directory.loginGuard').where('mobile', '=', mobile).execute();
  await db.sql.deleteFrom('directory.loginAttempt').where('mobile', '=', mobile).execute();
  await db.sql.deleteFrom('directory.device').where('mobile', '=', mobile).execute();
}
