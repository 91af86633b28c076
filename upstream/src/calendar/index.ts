/** The public interface of the calendar for other slices. */
export { handOverAppointments } from './handOver.ts';
export { listAppointments, toAppointment, visibleAppointments } from './list.ts';
export { appointmentReminder } from './remind.ts';
export { finishDueAppointments, makeAppointment, type NewAppointment } from './make.ts';
