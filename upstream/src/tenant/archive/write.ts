import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { DirectoryDb } from '../../db/directory.ts';
import { LATEST_MIGRATION } from '../../db/migrate.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { withTenantAndDirectory } from '../../db/tenantAndDirectory.ts';
import type { Files } from '../../files/index.ts';
import { type End, type Header, rowLine, VERSION } from './format.ts';
import { tableHash, tenantTables } from './tables.ts';

const ROWS_AT_ONCE = 500;

/** The source of an archive. */
export interface ArchiveSource {
  database: Database;
  files: Files;
  tenantId: string;
  /** Result of `pepperMark`. */
  pepperMark: string;
  now: Date;
}

async function headerOf(
  directory: DirectoryDb,
  { tenantId, pepperMark, now }: ArchiveSource,
): Promise<Header> {
  const tenant = await directory.sql
    .selectFrom('directory.tenant')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .executeTakeFirstOrThrow();
  const logins = await directory.sql
    .selectFrom('directory.login')
    .select(['mobile', 'staffId', 'pinHash', 'mustChangePin', 'active', 'createdAt'])
    .where('tenantId', '=', tenantId)
    .orderBy('mobile')
    .execute();
  return {
    format: 'galla-tenant',
    version: VERSION,
    migration: LATEST_MIGRATION,
    exportedAt: now.toISOString(),
    pepperMark,
    tenant: { ...tenant, createdAt: tenant.createdAt.toISOString() },
    logins: logins.map((login) => ({ ...login, createdAt: login.createdAt.toISOString() })),
  };
}

async function* rowLines(db: TenantDb, table: string): AsyncIterable<string> {
  await sql`declare archived no scroll cursor for
    select row_to_json(archived)::text as json from ${sql.table(table)} as archived
     where tenant_id = ${sql.lit(db.tenantId)}`.execute(db.sql);
  for (;;) {
    const { rows } = await sql<{ json: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from archived`.execute(
      db.sql,
    );
    for (const { json } of rows) yield rowLine(table, json);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close archived`.execute(db.sql);
}

/** Pictures named by a row; those of demo shops are outside of the shop's own folder. */
function picturesIn(line: string): string[] {
  return [...line.matchAll(/"(?:image|logo)":"([\w/-]+\.[a-z0-9]{1,5})"/g)].map(([, path]) => path ?? '');
}

async function* linesOf(db: TenantDb, directory: DirectoryDb, source: ArchiveSource): AsyncIterable<string> {
  yield JSON.stringify(['header', await headerOf(directory, source)]);
  const end: End = { tables: [], files: 0 };
  const paths = new Set(await source.files.pathsOf(source.tenantId));
  for (const table of await tenantTables(db)) {
    for await (const line of rowLines(db, table)) {
      for (const path of picturesIn(line)) paths.add(path);
      yield line;
    }
    end.tables.push({ table, ...(await tableHash(db, table)) });
  }
  for (const path of paths) {
    const bytes = await source.files.read(path);
    if (!bytes) continue;
    yield JSON.stringify(['file', path, bytes.toString('base64')]);
    end.files += 1;
  }
  yield JSON.stringify(['end', end]);
}

async function* withNewlines(lines: AsyncIterable<string>): AsyncIterable<string> {
  for await (const line of lines) yield `${line}\n`;
}

/**
 * Writes everything of a shop - all rows as of one instant, logins and files - into one file, which appears only when
 * it is complete.
 */
export async function writeArchive(source: ArchiveSource, target: string): Promise<void> {
  const draft = `${target}.part`;
  try {
    await withTenantAndDirectory(
      source.database,
      source.tenantId,
      async (db, directory) => {
        const lines = withNewlines(linesOf(db, directory, source));
        await pipeline(
          Readable.from(lines),
          createGzip(),
          createWriteStream(draft, { mode: 0o600, flush: true }),
        );
      },
      { snapshot: true },
    );
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}
