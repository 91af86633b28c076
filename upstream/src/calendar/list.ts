import { appointmentTime, fullName, writeAppointmentTime } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { visibleTo } from '../customers/index.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import type { Appointment } from './contract.ts';

/** Filter of appointments; `from` and `to` are instants, `to` is exclusive. */
export interface AppointmentFilter {
  from?: Date | undefined;
  to?: Date | undefined;
  employeeId?: string | undefined;
  customerId?: string | undefined;
  ids?: readonly string[] | undefined;
}

/** More than a calendar can show. */
const MOST = 1_000;

/** The part of the caller that visibility depends on. */
export type Viewer = Pick<Caller, 'employeeId' | 'tenantId'>;

/**
 * The appointments that a person may see: the owner sees all; an employee sees their own and those of visible
 * customers.
 */
export function visibleAppointments(db: TenantDb, caller: Viewer) {
  const { employeeId } = caller;
  return db.sql
    .selectFrom('appointment')
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.tenantId', '=', 'appointment.tenantId')
        .onRef('customer.id', '=', 'appointment.customerId'),
    )
    .where('appointment.tenantId', '=', db.tenantId)
    .$if(employeeId !== null, (mine) =>
      mine.where((is) =>
        is.or([is('appointment.assignedTo', '=', employeeId), visibleTo(caller)(is as never)]),
      ),
    );
}

/** The appointments that the caller may see, in order of time. */
export function listAppointments(db: TenantDb, caller: Viewer, filter: AppointmentFilter) {
  const { from, to, employeeId, customerId, ids } = filter;
  return visibleAppointments(db, caller)
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'appointment.tenantId')
        .onRef('staff.id', '=', 'appointment.assignedTo'),
    )
    .$if(from !== undefined, (rows) => rows.where('appointment.startsAt', '>=', from ?? null))
    .$if(to !== undefined, (rows) => rows.where('appointment.startsAt', '<', to ?? null))
    .$if(employeeId !== undefined, (rows) => rows.where('appointment.assignedTo', '=', employeeId ?? null))
    .$if(customerId !== undefined, (rows) => rows.where('appointment.customerId', '=', customerId ?? ''))
    .$if(ids !== undefined, (rows) => rows.where('appointment.id', 'in', ids ?? []))
    .selectAll('appointment')
    .select(['customer.name', 'customer.mobile', 'staff.firstName', 'staff.lastName'])
    .select((customer) => sql<boolean>`${visibleTo(caller)(customer as never)}`.as('seesCustomer'))
    .orderBy('appointment.startsAt')
    .orderBy('appointment.id')
    .limit(MOST)
    .execute();
}

type Row = Awaited<ReturnType<typeof listAppointments>>[number];

/** An appointment in its wire shape. The customer is included only if the caller may see them. */
export function toAppointment(
  row: Row,
  caller: Pick<Caller, 'timeZone' | 'businessId'>,
): Static<typeof Appointment> {
  const { seesCustomer, firstName, lastName } = row;
  return {
    id: row.id,
    customer_id: row.customerId,
    name: seesCustomer ? row.name : null,
    phone: seesCustomer ? row.mobile : null,
    date: writeAppointmentTime(appointmentTime(caller.timeZone, row.startsAt)),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    looking_for: row.lookingFor,
    assignedTo: row.assignedTo,
    assigned_name: firstName === null ? null : fullName(firstName, lastName ?? ''),
    current_status: row.currentStatus,
    business_id: caller.businessId,
    status: row.important ? 1 : 0,
    done_at: row.doneAt?.toISOString() ?? null,
    fields: row.fields as Record<string, unknown>,
    version: row.updatedAt.toISOString(),
  };
}
