import { fullName, inNaturalOrder } from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../db/tenant.ts';
import type { Files } from '../files/index.ts';
import type { EmployeeDetails } from './contract.ts';
import type { StaffFilter } from './store.ts';

/** People with the details of Employee Management: the owner first, then in natural order of names. */
export async function listDetails(db: TenantDb, { active, ids }: StaffFilter = {}) {
  const rows = await db.sql
    .selectFrom('staff')
    .leftJoin('designation', (join) =>
      join
        .onRef('designation.tenantId', '=', 'staff.tenantId')
        .onRef('designation.id', '=', 'staff.designationId'),
    )
    .leftJoin('staff as manager', (join) =>
      join.onRef('manager.tenantId', '=', 'staff.tenantId').onRef('manager.id', '=', 'staff.reportingTo'),
    )
    .selectAll('staff')
    .select(['designation.name as designationName'])
    .select(['manager.firstName as managerFirst', 'manager.lastName as managerLast'])
    .select((staff) =>
      staff
        .selectFrom('boutiquePiece')
        .innerJoin('boutiqueOrder', (join) =>
          join
            .onRef('boutiqueOrder.tenantId', '=', 'boutiquePiece.tenantId')
            .onRef('boutiqueOrder.id', '=', 'boutiquePiece.orderId'),
        )
        .whereRef('boutiquePiece.tenantId', '=', 'staff.tenantId')
        .whereRef('boutiquePiece.employeeId', '=', 'staff.id')
        .where('boutiquePiece.state', '<>', '2')
        .where('boutiqueOrder.canceledAt', 'is', null)
        .select((piece) => piece.fn.count<string>('boutiquePiece.orderId').distinct().as('count'))
        .as('pendingOrders'),
    )
    .where('staff.tenantId', '=', db.tenantId)
    .where('staff.kind', '<>', 'KEY')
    .$if(ids !== undefined, (query) => query.where('staff.id', 'in', ids ?? []))
    .$if(active !== undefined, (query) => query.where('staff.active', '=', active ?? true))
    .orderBy('staff.id')
    .execute();
  const named = inNaturalOrder(rows, ({ firstName, lastName }) => fullName(firstName, lastName));
  return named.toSorted((one, other) => Number(other.kind === 'OWNER') - Number(one.kind === 'OWNER'));
}

type Row = Awaited<ReturnType<typeof listDetails>>[number];

/** A person in the contract's shape. */
export const toDetails = (row: Row, files: Files, now: Date): Static<typeof EmployeeDetails> => ({
  id: row.id,
  full_name: fullName(row.firstName, row.lastName),
  mobile: row.mobile,
  gender: row.gender,
  employee_type: row.employeeType,
  status: row.active ? 1 : 0,
  is_owner: row.kind === 'OWNER' ? 1 : 0,
  image: files.address(row.image, now),
  dateOfJoining: row.joinedOn,
  designation: row.designationId,
  designation_name: row.designationName,
  reporting_to: row.reportingTo,
  reporting_to_name: row.managerFirst === null ? null : fullName(row.managerFirst, row.managerLast ?? ''),
  specialization: row.specialization,
  pending_orders: Number(row.pendingOrders ?? 0),
  fields: row.fields as Record<string, unknown>,
  version: row.updatedAt.toISOString(),
});
