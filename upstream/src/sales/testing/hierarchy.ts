import { readFileSync } from 'node:fs';
import { CompiledQuery } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../db/database.ts';
import { readDirectory } from '../../db/directory.ts';
import { type TenantDb, withTenant } from '../../db/tenant.ts';

const INVARIANTS = readFileSync(new URL('../hierarchy/invariants.sql', import.meta.url), 'utf8');

/** The violated rules of the hierarchy in one shop. */
export async function brokenRules(db: TenantDb): Promise<string[]> {
  const { rows } = await db.sql.executeQuery<{ rule: string }>(CompiledQuery.raw(INVARIANTS));
  return rows.map(({ rule }) => rule);
}

/** Expects a valid hierarchy in every shop. Call it after the tests of a file. */
export async function expectWholeHierarchies(database: Database): Promise<void> {
  const tenants = await readDirectory(database, ({ sql }) =>
    sql.selectFrom('directory.tenant').select('tenantId').execute(),
  );
  for (const { tenantId } of tenants) {
    expect(await withTenant(database, tenantId, brokenRules), `hierarchy of shop ${tenantId}`).toEqual([]);
  }
}
