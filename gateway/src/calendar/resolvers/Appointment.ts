import { globalId } from '../../relay/ids.ts';
import type { AppointmentResolvers } from '../../types.generated.ts';

export const Appointment: AppointmentResolvers = {
  id: ({ dbId }) => globalId('Appointment', dbId),
  subject: ({ name, customerId }, _args, { loaders }) =>
    name === null ? null : loaders.customers.load(customerId),
  employee: ({ employeeId }, _args, { loaders }) =>
    employeeId === null ? null : loaders.employees.load(employeeId),
};
