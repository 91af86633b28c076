import { type Kysely, sql } from 'kysely';

/**
 * Creates a table of tenant data: `tenant_id` first, row-level security enabled and forced, one policy for reading and
 * writing, and the rights of the serving role. Without a tenant set, no row is visible.
 * @param columns the SQL between the parentheses, after `tenant_id`; every key in it must begin with `tenant_id`
 * @param rights what the serving role may do with rows
 */
export async function createTenantTable(
  db: Kysely<unknown>,
  table: string,
  columns: string,
  rights = 'select, insert, update, delete',
): Promise<void> {
  const statements = [
    `create table ${table} (tenant_id uuid not null references directory.tenant, ${columns})`,
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy tenant on ${table}
       using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
       with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)`,
    `grant ${rights} on ${table} to galla_app`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Runs plain SQL statements in order. */
export async function run(db: Kysely<unknown>, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
