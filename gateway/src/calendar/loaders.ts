import { calendar } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import type { Call } from '../rest/arguments.ts';
import { appointmentOf, type AppointmentMapper } from './schema.mappers.ts';

export function calendarLoaders(call: Call) {
  return {
    appointments: byId<AppointmentMapper>(
      async (ids) => {
        const { appointments } = await call(calendar.getAppointments, { body: { ids: ids.join(',') } });
        return appointments.map(appointmentOf);
      },
      ({ dbId }) => dbId,
    ),
  };
}
