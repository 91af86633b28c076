import { readFileSync } from 'node:fs';
import { CompiledQuery } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../db/database.ts';
import { readDirectory } from '../../db/directory.ts';
import { type TenantDb, withTenant } from '../../db/tenant.ts';

/** A violated rule of the books. */
export interface Violation {
  rule: string;
  record: string;
  detail: string;
}

const INVARIANTS = readFileSync(new URL('../invariants.sql', import.meta.url), 'utf8');

/** The violated rules in the books of one shop. Planning takes longer than reading, so a connection does it once. */
export async function violationsIn({ sql }: TenantDb): Promise<Violation[]> {
  const run = <R>(statement: string) => sql.executeQuery<R>(CompiledQuery.raw(statement));
  const { rows: prepared } = await run(`select from pg_prepared_statements where name = 'invariants'`);
  if (prepared.length === 0) await run(`prepare invariants as ${INVARIANTS}`);
  return (await run<Violation>('execute invariants')).rows;
}

/** Expects that every rule of the books holds in every shop. Call it after the tests of a file. */
export async function expectBalancedBooks(database: Database): Promise<void> {
  const tenants = await readDirectory(database, ({ sql }) =>
    sql.selectFrom('directory.tenant').select('tenantId').execute(),
  );
  for (const { tenantId } of tenants) {
    expect(await withTenant(database, tenantId, violationsIn), `books of shop ${tenantId}`).toEqual([]);
  }
}
