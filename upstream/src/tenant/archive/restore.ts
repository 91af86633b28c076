import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { DirectoryDb } from '../../db/directory.ts';
import { LATEST_MIGRATION } from '../../db/migrate.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { withTenantAndDirectory } from '../../db/tenantAndDirectory.ts';
import type { Files } from '../../files/index.ts';
import { followShop } from '../../jobs/index.ts';
import { rememberOrders } from '../../subscription/index.ts';
import { BadArchive, type End, type Header } from './format.ts';
import { archiveHeader, archiveLines } from './read.ts';
import { tableHash, tenantTables, writtenColumns } from './tables.ts';

const ROWS_AT_ONCE = 500;

async function insertDirectory(directory: DirectoryDb, { tenant, logins }: Header): Promise<void> {
  const { tenantId } = tenant;
  const inserted = await directory.sql
    .insertInto('directory.tenant')
    .values({ ...tenant, createdAt: new Date(tenant.createdAt) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('tenantId')
    .executeTakeFirst();
  if (!inserted) throw new BadArchive('This installation has that shop already.');
  for (const login of logins) {
    const added = await directory.sql
      .insertInto('directory.login')
      .values({ ...login, tenantId, createdAt: new Date(login.createdAt) })
      .onConflict((conflict) => conflict.column('mobile').doNothing())
      .returning('mobile')
      .executeTakeFirst();
    if (!added)
      throw new BadArchive(`The mobile ${login.mobile} signs in to another shop of this installation.`);
  }
}

async function insertRows(db: TenantDb, table: string, rows: readonly string[]): Promise<void> {
  const columns = sql.join((await writtenColumns(db, table)).map((column) => sql.id(column)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)`.execute(
    db.sql,
  );
}

async function verify(db: TenantDb, { tables }: End): Promise<void> {
  for (const { table, rows, hash } of tables) {
    const found = await tableHash(db, table);
    if (found.rows !== rows || found.hash !== hash) throw new BadArchive(`The rows of ${table} are damaged.`);
  }
}

async function insertAll(db: TenantDb, path: string, files: Files): Promise<void> {
  const known = new Set(await tenantTables(db));
  let table = '';
  let rows: string[] = [];
  const flush = async () => {
    if (rows.length > 0) await insertRows(db, table, rows);
    rows = [];
  };
  for await (const line of archiveLines(path)) {
    if (line.kind === 'row') {
      if (!known.has(line.table)) throw new BadArchive(`There is no table ${line.table}.`);
      if (line.table !== table || rows.length === ROWS_AT_ONCE) await flush();
      table = line.table;
      rows.push(line.json);
      continue;
    }
    await flush();
    if (line.kind === 'file') await files.write(line.path, line.bytes);
    if (line.kind === 'end') await verify(db, line.end);
  }
}

/** The result of a restore. */
export interface Restored {
  tenantId: string;
  schemaKey: string;
  /** Whether its PINs were hashed with another pepper and must be reset. */
  foreignPins: boolean;
}

/**
 * Restores an archive into an installation without the shop, all or nothing: the rows' hashes must match those of the
 * archive.
 * @throws BadArchive with the reason
 */
export async function restoreArchive(
  target: { database: Database; files: Files; pepperMark: string },
  path: string,
): Promise<Restored> {
  const header = await archiveHeader(path);
  const { tenantId, schemaKey } = header.tenant;
  if (header.migration !== LATEST_MIGRATION) {
    throw new BadArchive(
      'The archive was made by another version of Galla. Restore it with that version, then update.',
    );
  }
  await withTenantAndDirectory(target.database, tenantId, async (db, directory) => {
    await insertDirectory(directory, header);
    await insertAll(db, path, target.files);
    await rememberOrders(db, directory);
    await followShop(db);
  });
  return { tenantId, schemaKey, foreignPins: header.pepperMark !== target.pepperMark };
}
