import { checkCommissionParts, type CommissionPart, problem } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { refuseOn } from '../../http/refused.ts';
import type { PartsSent } from './payload.ts';

/** Which of these are active employees. */
async function activePeople(db: TenantDb, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.sql
    .selectFrom('staff')
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', ids)
    .where('active', '=', true)
    .where('kind', '<>', 'KEY')
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Validates a split as sent.
 * @param field of the payload, such as `parts`: problems are reported at `parts.1.percent`
 * @param known existing parts: people who left may keep theirs
 * @param of for a line, one person may have all of it
 * @throws Refused INVALID_INPUT for parts that do not add up to 100, and for people who are repeated, unknown or no
 * longer active
 */
export async function acceptParts(
  db: TenantDb,
  sent: PartsSent,
  field: string,
  known: readonly CommissionPart[] = [],
  of: 'SALE' | 'LINE' = 'SALE',
): Promise<CommissionPart[]> {
  const parts = sent.map(({ employee_id: employee, percent }) => ({ employee, percent }));
  const at = (path: string) => path.replace(/^parts/, field).replace(/employee$/, 'employee_id');
  refuseOn(...checkCommissionParts(parts, of).map((found) => ({ ...found, field: at(found.field) })));
  if (parts.length === 0) return parts;
  const active = await activePeople(
    db,
    parts.map(({ employee }) => employee),
  );
  refuseOn(
    ...parts.map(({ employee }, n) =>
      active.has(employee) || known.some((one) => one.employee === employee)
        ? undefined
        : problem(`${field}.${n}.employee_id`, 'INVALID_INPUT', 'split.gone'),
    ),
  );
  return parts;
}
