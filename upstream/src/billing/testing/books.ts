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

/** The violated rules in the books of one shop. */
export async function violationsIn(db: TenantDb): Promise<Violation[]> {
  const { rows } = await db.sql.executeQuery<Violation>(CompiledQuery.raw(INVARIANTS));
  return rows;
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
