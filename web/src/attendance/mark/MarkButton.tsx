import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { LogIn, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { useMarkAttendance } from './useMarkAttendance.ts';

interface Props {
  /** Global id of the employee. */
  employee: string;
  /** Name of another employee; undefined for the user's own button. */
  name?: string;
  /** The time of the open entry; undefined if the employee is not in. */
  since: string | undefined;
  /** Called after success and refusal, because the data on screen may be outdated in both cases. */
  onMarked: () => void;
  /** Large where it is the main purpose of the screen. */
  size: 'lg' | 'sm';
}

/** Marks in at once, and out after confirmation, because that can't be undone. The server sets the time. */
export function MarkButton({ employee, name, since, onMarked, size }: Props) {
  const { write, busy } = useMarkAttendance();
  const [asking, setAsking] = useState(false);
  const { time } = useShopClock();
  const said = { name: name ?? '' };
  const come = async (): Promise<void> => {
    const outcome = await write({ key: newKey(), employee, direction: 'IN' });
    if (outcome.kind === 'saved') {
      toast.success(formatMessage('attendance.markedIn', { time: time(outcome.saved.entry.inAt) }));
    } else toast.error(outcome.message);
    onMarked();
  };
  const isIn = since !== undefined;
  const Icon = isIn ? LogOut : LogIn;
  const word = formatMessage(isIn ? 'attendance.markOut' : 'attendance.markIn');
  const ofName = formatMessage(isIn ? 'attendance.markOutOf' : 'attendance.markInOf', said);
  return (
    <>
      <Button
        size={size}
        variant={isIn || size === 'sm' ? 'outline' : 'solid'}
        disabled={busy}
        aria-label={name === undefined ? word : ofName}
        onClick={(event) => {
          // Must not open the row it is in.
          event.stopPropagation();
          if (isIn) setAsking(true);
          else void come();
        }}
      >
        <Icon strokeWidth={1.75} aria-hidden />
        {word}
      </Button>
      <ConfirmWrite
        open={asking && isIn}
        title={formatMessage(
          name === undefined ? 'attendance.outQuestion' : 'attendance.outQuestionOf',
          said,
        )}
        confirm={formatMessage('attendance.markOut')}
        busy={busy}
        write={(key) => write({ key, employee, direction: 'OUT' })}
        done={({ saved }) =>
          formatMessage('attendance.markedOut', { time: time(saved.entry.outAt ?? saved.entry.inAt) })
        }
        onSaved={onMarked}
        onFailed={({ message }) => {
          toast.error(message);
          onMarked();
        }}
        onEnd={() => setAsking(false)}
      >
        {formatMessage('attendance.outExplained', { time: since === undefined ? '' : time(since) })}
      </ConfirmWrite>
    </>
  );
}
