import { customersFor } from '../../customers/index.ts';
import { globalId } from '../../relay/ids.ts';
import type { AppointmentResolvers } from '../../types.generated.ts';

export const Appointment: AppointmentResolvers = {
  id: ({ dbId }) => globalId('Appointment', dbId),
  subject: ({ name, customerId }, _args, context, info) =>
    name === null ? null : customersFor(context, info).load(customerId),
  employee: ({ employeeId }, _args, { loaders }) =>
    employeeId === null ? null : loaders.employees.load(employeeId),
};
