import { fullName, inNaturalOrder } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import { Refused } from '../http/refused.ts';

/** Whom to list: by state or by ids. */
export interface StaffFilter {
  active?: boolean | undefined;
  ids?: readonly string[] | undefined;
}

/** Employees in natural order of names; by ids also the owner, who can be named on a bill like an employee. */
export async function listStaff(db: TenantDb, { active, ids }: StaffFilter) {
  const rows = await db.sql
    .selectFrom('staff')
    .leftJoin('designation', (join) =>
      join
        .onRef('designation.tenantId', '=', 'staff.tenantId')
        .onRef('designation.id', '=', 'staff.designationId'),
    )
    .select([
      'staff.id',
      'staff.firstName',
      'staff.lastName',
      'staff.image',
      'staff.designationId',
      'designation.name as designationName',
      'staff.active',
      'staff.kind',
    ])
    .where('staff.tenantId', '=', db.tenantId)
    .$if(ids === undefined, (query) => query.where('staff.kind', '=', 'EMPLOYEE'))
    .$if(ids !== undefined, (query) => query.where('staff.id', 'in', ids ?? []))
    .$if(active !== undefined, (query) => query.where('staff.active', '=', active ?? true))
    .orderBy('staff.id')
    .execute();
  return inNaturalOrder(rows, ({ firstName, lastName }) => fullName(firstName, lastName));
}

/** An employee, locked until the transaction ends; refuses NOT_FOUND for anyone else. */
export async function holdStaff(db: TenantDb, id: string) {
  const row = await db.sql
    .selectFrom('staff')
    .selectAll()
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .where('kind', '=', 'EMPLOYEE')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  return row;
}

export type StaffRow = Awaited<ReturnType<typeof holdStaff>>;
