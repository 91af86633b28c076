import type { Database } from '../db/database.ts';
import { readDirectory } from '../db/directory.ts';
import { AdminFailure } from './failure.ts';

/** The tenant of a `tenant_schema`, or of a mobile that signs in to it. */
export async function findShop(
  database: Database,
  text: string,
): Promise<{ tenantId: string; schemaKey: string }> {
  const found = await readDirectory(database, (db) =>
    db.sql
      .selectFrom('directory.tenant as tenant')
      .leftJoin('directory.login as login', 'login.tenantId', 'tenant.tenantId')
      .select(['tenant.tenantId', 'tenant.schemaKey'])
      .where((is) => is.or([is('tenant.schemaKey', '=', text), is('login.mobile', '=', text)]))
      .executeTakeFirst(),
  );
  if (!found) throw new AdminFailure(`There is no shop with the tenant_schema or mobile ${text}.`);
  return found;
}
