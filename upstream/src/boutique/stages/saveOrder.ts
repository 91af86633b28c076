import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused } from '../../http/refused.ts';

/**
 * Renumbers all stages from 1 in the sent order. Refuses when the caller saw other stages. Versions of stages cover
 * name and type only, so they stay.
 */
export async function saveStageOrder(
  db: TenantDb,
  sent: readonly { id: string; sort_by: number }[],
): Promise<void> {
  const stored = await db.sql
    .selectFrom('stage')
    .where('tenantId', '=', db.tenantId)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = new Set(sent.map(({ id }) => id));
  const same =
    ids.size === sent.length && ids.size === stored.length && stored.every(({ id }) => ids.has(id));
  if (!same) throw new Refused('CHANGED_MEANWHILE');
  const places = sent
    .toSorted((one, other) => one.sort_by - other.sort_by)
    .map(({ id }, index) => ({ id, sort_by: index + 1 }));
  await sql`
    update stage set sort_by = now.sort_by
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as now (id uuid, sort_by integer)
    where stage.tenant_id = ${db.tenantId} and stage.id = now.id
  `.execute(db.sql);
}
