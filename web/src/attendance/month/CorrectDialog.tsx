import {
  appointmentTime,
  checkAttendanceReason,
  checkStretch,
  clockText,
  formatMessage,
  readTimes,
} from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { use, useState } from 'react';
import { ShopZone } from '../../app/clock/shopZone.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { toast } from '../../app/toast/toast.ts';
import { RecordDialogForm } from '../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { formErrors } from '../../ui/problems.ts';
import { CorrectFields } from './CorrectFields.tsx';
import type { Times } from './entryTexts.ts';
import { useCorrectAttendance, useDeleteAttendance } from './useCorrectAttendance.ts';

interface Corrected {
  day: string;
  from: string;
  to: string;
  reason: string;
}

interface Props {
  /** Global id and name of the employee. */
  employee: string;
  name: string;
  /** Undefined for a new one. */
  entry: (Times & { id: string; version: string }) | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** Corrects in and out times with a reason. A wrong entry can be deleted, which requires a reason, too. */
export function CorrectDialog({ employee, name, entry, onSaved, onClose }: Props) {
  const zone = use(ShopZone);
  const { today } = useShopClock();
  const { write, busy, checking } = useCorrectAttendance();
  const deletion = useDeleteAttendance();
  const [deletes, setDeletes] = useState(false);
  const wall = (instant: string | null | undefined) =>
    instant == null ? undefined : appointmentTime(zone, new Date(instant));
  const came = wall(entry?.inAt);
  const went = wall(entry?.outAt);
  const seen = entry && { entry: entry.id, expectedVersion: entry.version };
  const title = formatMessage(entry ? 'attendance.changeTitle' : 'attendance.addTitle', { name });
  return (
    <FormDialog open title={title} onClose={onClose}>
      <RecordDialogForm<Corrected, Awaited<ReturnType<typeof write>>>
        stored={{
          day: came?.day ?? today,
          from: came ? clockText(came.minute) : '',
          to: went ? clockText(went.minute) : '',
          reason: '',
        }}
        check={({ reason, ...typed }) => {
          const times = readTimes(zone, typed);
          const around = { zone, now: new Date(), others: [] };
          const found = 'problems' in times ? times.problems : checkStretch(times, around);
          return formErrors([...(deletes ? [] : found), checkAttendanceReason(reason)], {
            in_at: 'from',
            out_at: 'to',
          });
        }}
        save={({ reason, ...typed }, key) => {
          if (deletes && seen) return deletion.write({ key, ...seen, reason });
          const times = readTimes(zone, typed);
          // Unreadable times are reported by the validation.
          if ('problems' in times) return Promise.resolve(undefined);
          const { inAt, outAt } = times;
          const values = { inAt: inAt.toISOString(), outAt: outAt?.toISOString() ?? null, reason };
          return write({ key, employee, ...seen, ...values });
        }}
        onSaved={() => {
          toast.success(formatMessage(deletes ? 'attendance.deleted' : 'attendance.saved'));
          onClose();
          onSaved();
        }}
        submit={formatMessage(deletes ? 'attendance.delete' : 'attendance.save')}
        busy={busy || deletion.busy}
        checking={checking || deletion.checking}
        beside={
          entry && (
            <Button me="auto" variant="outline" type="button" onClick={() => setDeletes(!deletes)}>
              {formatMessage(deletes ? 'attendance.change' : 'attendance.delete')}
            </Button>
          )
        }
        onCancel={onClose}
      >
        {() => (
          <Box display="grid" gap="4">
            <CorrectFields onlyReason={deletes} />
          </Box>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
