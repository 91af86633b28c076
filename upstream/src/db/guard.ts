import { sql } from 'kysely';
import type { Database } from './database.ts';
import { handleOf } from './handle.ts';

/** Tables other than the tenants': the migrator's own. A new one needs a reason in an ADR. */
const EXCEPTIONS = ['kysely_migration', 'kysely_migration_lock'];
/**
 * What the serving role may access outside of the known schemas: the job queue, which stores only tenant, kind and
 * record (ADR 34).
 */
const OUTSIDE = ['jobs.job_common', 'jobs.queue', 'jobs.version'];
/** The only condition of the row-level policies, as PostgreSQL prints it. */
const CONDITION = "(tenant_id = (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid)";

/** The database would not isolate the shops; the message explains why to the person at the terminal. */
export class NotIsolated extends Error {
  override readonly name = 'NotIsolated';
}

/** Attributes of the serving role. */
export interface Role {
  name: string;
  superuser: boolean;
  bypass: boolean;
  /** Tables that it owns, directly or as a member of their owner. */
  owned: string | null;
}

/** Why row-level security would not apply to a role. */
export function roleFaults({ name, superuser, bypass, owned }: Role): string[] {
  if (superuser) return [`The role ${name} is a superuser, whom row security does not bind.`];
  if (bypass) return [`The role ${name} has BYPASSRLS.`];
  return owned === null ? [] : [`The role ${name} owns tables, or is a member of their owner: ${owned}.`];
}

async function readRole(database: Database): Promise<Role[]> {
  const { rows } = await sql<Role>`
    select rolname as name, rolsuper as superuser, rolbypassrls as bypass,
           (select string_agg(format('%I.%I', schemaname, tablename), ', ' order by tablename) from pg_tables
             where schemaname in ('public', 'directory', 'reference', 'jobs')
               and pg_has_role(current_user, tableowner, 'MEMBER')) as owned
      from pg_roles where rolname = current_user
  `.execute(handleOf(database).kysely);
  return rows;
}

interface TableRow {
  name: string;
  kind: string;
  enabled: boolean;
  forced: boolean;
  policies: { using: string | null; check: string | null; command: string }[];
}

function tableFaults({ name, kind, enabled, forced, policies }: TableRow): string[] {
  if (kind !== 'r' && kind !== 'p') return [`${name} is no table: row security may not reach through it.`];
  const faults = [];
  if (!enabled) faults.push(`${name} lacks ENABLE ROW LEVEL SECURITY.`);
  if (!forced) faults.push(`${name} lacks FORCE ROW LEVEL SECURITY.`);
  if (policies.length === 0) faults.push(`${name} has no policy.`);
  for (const { using, check, command } of policies) {
    if (using !== CONDITION) faults.push(`A policy of ${name} does not compare the tenant in USING.`);
    if (check !== CONDITION) faults.push(`A policy of ${name} does not compare the tenant in WITH CHECK.`);
    if (command !== '*') faults.push(`A policy of ${name} is not for all commands.`);
  }
  return faults;
}

async function readTables(database: Database): Promise<TableRow[]> {
  const { rows } = await sql<TableRow>`
    select relname as name, relkind as kind, relrowsecurity as enabled, relforcerowsecurity as forced,
           coalesce((select json_agg(json_build_object(
                       'using', pg_get_expr(polqual, polrelid), 'check', pg_get_expr(polwithcheck, polrelid),
                       'command', polcmd))
                     from pg_policy where polrelid = pg_class.oid), '[]') as policies
      from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
       and relname <> all (${EXCEPTIONS})
     order by relname
  `.execute(handleOf(database).kysely);
  return rows;
}

/** Tables of other schemas that the serving role may access, except the known ones. */
async function readOutside(database: Database): Promise<{ name: string }[]> {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f')
       and n.nspname not in ('public', 'directory', 'reference', 'information_schema')
       and n.nspname not like 'pg\_%'
       and has_schema_privilege(n.oid, 'usage')
       and has_table_privilege(c.oid, 'select, insert, update, delete')
       and format('%s.%s', n.nspname, c.relname) <> all (${OUTSIDE})
  `.execute(handleOf(database).kysely);
  return rows;
}

/**
 * Verifies that PostgreSQL itself isolates the shops, whatever a query forgets: the serving role is subject to
 * row-level security, and every table has it, forced, with the single policy.
 * @throws NotIsolated with all faults
 */
export async function assertIsolation(database: Database): Promise<void> {
  const tables = await readTables(database);
  const outside = await readOutside(database);
  const faults = [
    ...(await readRole(database)).flatMap(roleFaults),
    ...tables.flatMap(tableFaults),
    ...outside.map(({ name }) => `${name} is outside of row security, and no known exception.`),
  ];
  if (tables.length === 0) faults.push('There are no tables.');
  if (faults.length > 0)
    throw new NotIsolated(['Galla does not start on this database:', ...faults].join('\n  '));
}
