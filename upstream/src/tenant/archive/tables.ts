import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';

interface Dependency {
  name: string;
  /** Tables referenced by its foreign keys, except deferred ones, which allow rows in any order. */
  needs: string[];
}

async function readDependencies(db: TenantDb): Promise<Dependency[]> {
  const { rows } = await sql<Dependency>`
    select relname as name,
           array(select distinct target.relname::text from pg_constraint
                   join pg_class target on target.oid = confrelid
                  where contype = 'f' and not condeferred and conrelid = pg_class.oid and confrelid <> conrelid
                    and target.relnamespace = 'public'::regnamespace) as needs
      from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity
     order by relname
  `.execute(db.sql);
  return rows;
}

/**
 * All tables of tenant data, referenced ones first. Read from the database, so that new tables are included without a
 * list to maintain.
 */
export async function tenantTables(db: TenantDb): Promise<string[]> {
  const waiting = new Map((await readDependencies(db)).map(({ name, needs }) => [name, needs]));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter(([, needs]) => needs.every((need) => !waiting.has(need)));
    if (free.length === 0) throw new Error(`Tables point to each other: ${[...waiting.keys()].join(', ')}`);
    for (const [name] of free) {
      ordered.push(name);
      waiting.delete(name);
    }
  }
  return ordered;
}

/** Count and hash of a shop's rows in a table; equal only if all values are. */
export async function tableHash(db: TenantDb, table: string): Promise<{ rows: number; hash: string }> {
  const { rows } = await sql<{ rows: string; hash: string }>`
    select count(*) as rows, coalesce(md5(string_agg(row_hash, '' order by row_hash)), '') as hash
      from (select md5(archived::text) as row_hash from ${sql.table(table)} as archived
             where tenant_id = ${db.tenantId}) as hashes
  `.execute(db.sql);
  const [first] = rows;
  return { rows: Number(first?.rows ?? 0), hash: first?.hash ?? '' };
}

/** The writable columns of a table; others are generated. */
export async function writtenColumns(db: TenantDb, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
     where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum
  `.execute(db.sql);
  return rows.map(({ name }) => name);
}
