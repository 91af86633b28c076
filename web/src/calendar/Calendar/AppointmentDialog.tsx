import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { VStack } from '@chakra-ui/react/stack';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import type { Appointment } from './appointments.ts';
import { useDeleteAppointment, useUpdateAppointment } from './useAppointments.ts';

interface Props {
  appointment: Appointment;
  mayEdit: boolean;
  mayDelete: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** An appointment: customer, time, purpose and employee. It can be marked important or done, or deleted. */
export function AppointmentDialog({ appointment, mayEdit, mayDelete, onClose, onDeleted }: Props) {
  const { id, name, mobile, lookingFor, startsAt, endsAt, employee, customerStatus } = appointment;
  const { isImportant, isDone, notes } = appointment;
  const clock = useShopClock();
  const update = useUpdateAppointment();
  const remove = useDeleteAppointment();
  const [asking, setAsking] = useState(false);
  const mark = async (change: { important: boolean } | { done: boolean }): Promise<void> => {
    const outcome = await update.write({ key: newKey(), appointment: id, ...change });
    if (outcome.kind !== 'saved') toast.error(outcome.message);
  };
  if (asking)
    return (
      <ConfirmWrite
        open
        dangerous
        title={formatMessage('calendar.deleteQuestion')}
        confirm={formatMessage('calendar.delete')}
        write={(key) => remove.write({ key, appointment: id })}
        done={formatMessage('calendar.deleted')}
        busy={remove.busy}
        onSaved={onDeleted}
        onEnd={onClose}
      >
        {formatMessage('calendar.deleteExplained')}
      </ConfirmWrite>
    );
  return (
    <DialogFrame closable title={name ?? formatMessage('calendar.colleaguesCustomer')} onClose={onClose}>
      <Dialog.Body>
        <VStack align="stretch" gap="1">
          <Box textStyle="rowTitle">{lookingFor}</Box>
          <Box>
            {clock.dateTime(startsAt)} – {clock.time(endsAt)}
          </Box>
          {mobile !== undefined && (
            <Box asChild color="accent.fg">
              <a href={`tel:${mobile}`}>{mobile}</a>
            </Box>
          )}
          {employee && (
            <Box color="fg.muted">{formatMessage('calendar.assignedTo', { name: employee.fullName })}</Box>
          )}
          {customerStatus !== undefined && (
            <Box color="fg.muted">
              {formatMessage('calendar.status')}: {customerStatus}
            </Box>
          )}
          {notes !== '' && <Box color="fg.muted">{notes}</Box>}
          {isImportant && (
            <Box display="flex" gap="2" alignItems="center" fontWeight="semibold">
              <Flag size={16} strokeWidth={2} aria-hidden />
              {formatMessage('calendar.important')}
            </Box>
          )}
        </VStack>
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        {mayDelete && (
          <Button variant="outline" colorPalette="due" onClick={() => setAsking(true)}>
            {formatMessage('calendar.delete')}
          </Button>
        )}
        {mayEdit && (
          <>
            <Button
              variant="outline"
              aria-pressed={isImportant}
              disabled={update.busy}
              onClick={() => void mark({ important: !isImportant })}
            >
              {formatMessage('calendar.important')}
            </Button>
            <Button disabled={update.busy} onClick={() => void mark({ done: !isDone })}>
              {formatMessage(isDone ? 'calendar.markOpen' : 'calendar.markDone')}
            </Button>
          </>
        )}
      </Dialog.Footer>
    </DialogFrame>
  );
}
