import { mayDo, type Right } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import { readAudience } from './live/audience.ts';

/** A possible recipient with what determines visibility: an employee's own id, or null for the owner. */
export interface Reader {
  staffId: string;
  tenantId: string;
  employeeId: string | null;
}

/**
 * The active people, among some or all staff, who currently have a right. API keys are left out, since they are not
 * people.
 */
export async function readersWith(
  { sql, tenantId }: TenantDb,
  right: Right,
  staffIds?: readonly string[],
): Promise<Reader[]> {
  const audience = await readAudience({ sql, tenantId }, staffIds);
  const able = [...audience].flatMap(([id, rights]) => (mayDo(rights, right) ? [id] : []));
  if (able.length === 0) return [];
  const people = await sql
    .selectFrom('staff')
    .where('tenantId', '=', tenantId)
    .where('id', 'in', able)
    .where('kind', '<>', 'KEY')
    .select(['id', 'kind'])
    .orderBy('id')
    .execute();
  return people.map(({ id, kind }) => ({
    staffId: id,
    tenantId,
    employeeId: kind === 'OWNER' ? null : id,
  }));
}
