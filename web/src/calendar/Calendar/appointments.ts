import { graphql, readInlineData } from 'react-relay';
import type { appointments_appointment$key } from '../../__generated__/appointments_appointment.graphql.ts';

/** An appointment as shown in calendar and dialog. */
export function appointmentOf(key: appointments_appointment$key) {
  const {
    id,
    startsAt,
    endsAt,
    name,
    mobile,
    lookingFor,
    customerStatus,
    isImportant,
    doneAt,
    employee,
    fields,
  } = readInlineData(
    graphql`
      fragment appointments_appointment on Appointment @inline {
        id
        startsAt
        endsAt
        name
        mobile
        lookingFor
        customerStatus
        isImportant
        doneAt
        employee {
          id
          fullName
        }
        fields {
          name
          value
        }
      }
    `,
    key,
  );
  return {
    id,
    startsAt,
    endsAt,
    name: name ?? undefined,
    mobile: mobile ?? undefined,
    lookingFor,
    customerStatus: customerStatus ?? undefined,
    isImportant,
    isDone: doneAt != null,
    employee: employee && { id: employee.id, fullName: employee.fullName },
    notes: fields.find((field) => field.name === 'description')?.value ?? '',
  };
}

export type Appointment = ReturnType<typeof appointmentOf>;
