import { wireText, type FormValue } from '@galla/domain';
import type { calendar } from '@galla/upstream/contract';
import type { Model } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type { Appointment } from '../types.generated.ts';

export type AppointmentMapper = Model<Appointment, 'employee' | 'subject'> & {
  readonly customerId: string;
  readonly employeeId: string | null;
};

/**
 * Maps an appointment of the REST API. The customer's name and number are left out for callers who may not see the
 * customer.
 */
export function appointmentOf(
  row: Answer<typeof calendar.getAppointments>['appointments'][number],
): AppointmentMapper {
  const own = Object.entries(row.fields).map(([name, value]) => ({
    name,
    value: wireText(value as FormValue),
  }));
  return {
    __typename: 'Appointment',
    dbId: row.id,
    customerId: row.customer_id,
    employeeId: row.assignedTo,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    name: row.name,
    mobile: row.phone,
    lookingFor: row.looking_for,
    customerStatus: row.current_status,
    isImportant: row.status === 1,
    doneAt: row.done_at,
    version: row.version,
    fields: [
      { name: 'looking_for', value: row.looking_for },
      { name: 'assignedTo', value: row.assignedTo ?? '' },
      ...own,
    ],
  };
}
