import { formatDateTime, instantOf, formatMessage, type AppointmentTime } from '@galla/domain';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { useUpdateAppointment } from './useAppointments.ts';

interface Moved {
  appointment: string;
  startsAt: string;
}

/**
 * Moves a dragged appointment. A refusal reverts it and shows the reason; a taken time can be booked anyway.
 */
export function useMove(zone: string) {
  const { write } = useUpdateAppointment();
  const save = async (moved: Moved, doubleBooking: boolean): Promise<boolean> => {
    const outcome = await write({ key: newKey(), ...moved, ...(doubleBooking && { doubleBooking }) });
    if (outcome.kind === 'saved') {
      toast.success(formatMessage('calendar.moved', { when: formatDateTime(moved.startsAt, zone) }));
      return true;
    }
    if (outcome.answer?.invalid?.code === 'APPOINTMENT_TAKEN')
      toast.offered(outcome.message, formatMessage('calendar.bookAnyway'), () => void save(moved, true));
    else toast.error(outcome.message);
    return false;
  };
  return async (appointment: string, time: AppointmentTime, revert: () => void): Promise<void> => {
    const startsAt = instantOf(zone, time).toISOString();
    if (!(await save({ appointment, startsAt }, false))) revert();
  };
}
