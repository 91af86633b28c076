import { mayDo, type Right } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { rightRowsOfStaff, rightsOfStaff } from '../../session/index.ts';
import type { Announcement } from './announce.ts';

/** Active people and API keys among some of a shop's staff, with current rights; all staff without ids. */
export async function readAudience(
  db: TenantDb,
  staffIds?: readonly string[],
): Promise<Map<string, ReadonlySet<Right>>> {
  const rows = await db.sql
    .selectFrom('staff')
    .leftJoin('apiKey', (join) =>
      join.onRef('apiKey.tenantId', '=', 'staff.tenantId').onRef('apiKey.id', '=', 'staff.id'),
    )
    .select(['staff.id', 'staff.kind', 'apiKey.scopes'])
    .select(rightRowsOfStaff.as('rights'))
    .where('staff.tenantId', '=', db.tenantId)
    .where('staff.active', '=', true)
    .$if(staffIds !== undefined, (query) => query.where('staff.id', 'in', [...(staffIds ?? [])]))
    .execute();
  return new Map(rows.map((row) => [row.id, rightsOfStaff(row)]));
}

/** Whether an event is relevant to a person. */
export function concerns(
  { to }: Pick<Announcement, 'to'>,
  staffId: string,
  rights: ReadonlySet<Right>,
): boolean {
  return typeof to === 'string' ? to === staffId : to.some((right) => mayDo(rights, right));
}
