import { checkRange } from '@galla/domain';
import { calendar } from '@galla/upstream/contract';
import { customersFor } from '../../customers/index.ts';
import { refuseOn } from '../../refusals/refuseOn.ts';
import { idField } from '../../relay/ids.ts';
import { selects } from '../../relay/lookahead.ts';
import type { TenantResolvers } from '../../types.generated.ts';
import { appointmentOf } from '../schema.mappers.ts';

export const Tenant: Pick<TenantResolvers, 'appointments' | '__isTypeOf'> = {
  async appointments(_tenant, { from, to, employee }, context, info) {
    const { call, loaders } = context;
    refuseOn(checkRange(from, to));
    const only = idField('emp_id', 'Employee', employee);
    const body = { from_date: from, to_date: to, ...only };
    const appointments = (await call(calendar.getAppointments, { body })).appointments.map(appointmentOf);
    loaders.appointments.prime(appointments);
    // A failed fetch surfaces at its own fields, not here: the loader remembers the failure.
    await Promise.allSettled([
      selects(info, 'employee') && loaders.employees.fetch(appointments.map(({ employeeId }) => employeeId)),
      selects(info, 'subject') &&
        customersFor(context, info, 'subject').fetch(appointments.map(({ customerId }) => customerId)),
    ]);
    return appointments;
  },
};
