import { checkReporting, problem } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { refusedFor, refuseOn } from '../http/refused.ts';
import { rightsOfDesignation } from '../session/index.ts';

/** Refuses a designation with more rights than the caller has, who could otherwise sign in with it. */
export async function checkDesignation(
  db: TenantDb,
  caller: Caller,
  designationId: string | null,
): Promise<void> {
  if (designationId === null || caller.isOwner) return;
  const rights = await rightsOfDesignation(db, designationId);
  if ([...rights].some((right) => !caller.rights.has(right)))
    throw refusedFor(problem('designation', 'INVALID_INPUT', 'employees.designationAbove'));
}

/** Refuses a circular reporting line; serializes concurrent changes. */
export async function checkManager(db: TenantDb, id: string, reportingTo: string | null): Promise<void> {
  if (reportingTo === null) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reporting ${db.tenantId}`}, 0))`.execute(db.sql);
  const rows = await db.sql
    .selectFrom('staff')
    .select(['id', 'reportingTo'])
    .where('tenantId', '=', db.tenantId)
    .where('reportingTo', 'is not', null)
    .execute();
  refuseOn(checkReporting(id, reportingTo, new Map(rows.map((row) => [row.id, row.reportingTo]))));
}

/** Who people of the designation can report to: active people of higher designations, and the owner. */
export async function managersFor(db: TenantDb, designationId: string) {
  return db.sql
    .selectFrom('staff')
    .leftJoin('designation', (join) =>
      join
        .onRef('designation.tenantId', '=', 'staff.tenantId')
        .onRef('designation.id', '=', 'staff.designationId'),
    )
    .leftJoin('designation as own', (join) =>
      join.onRef('own.tenantId', '=', 'staff.tenantId').on('own.id', '=', designationId),
    )
    .select(['staff.id', 'staff.firstName', 'staff.lastName', 'staff.designationId'])
    .where('staff.tenantId', '=', db.tenantId)
    .where('staff.active', '=', true)
    .where((is) =>
      is.or([
        is('staff.kind', '=', 'OWNER'),
        is.and([
          is('staff.kind', '=', 'EMPLOYEE'),
          is('designation.lft', '<', is.ref('own.lft')),
          is('designation.rgt', '>', is.ref('own.rgt')),
        ]),
      ]),
    )
    .orderBy('designation.lft', 'desc')
    .orderBy('staff.id')
    .execute();
}
