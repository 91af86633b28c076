import { formatCount, formatMessage } from '@galla/domain';
import { useState } from 'react';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import type { Workout } from './useWorkouts.ts';
import { useDeleteWorkout } from './useWriteWorkouts.ts';

interface Props {
  /** The workout to delete; undefined while the dialog is closed. */
  workout: Workout | undefined;
  onDeleted: () => void;
  onEnd: () => void;
}

/** Asks before a workout is deleted. If members follow it, the refusal names how many. */
export function DeleteWorkout({ workout, onDeleted, onEnd }: Props) {
  const { write, busy } = useDeleteWorkout();
  // The dialog keeps its text while it closes.
  const [asked, setAsked] = useState(workout);
  if (workout !== undefined && workout !== asked) setAsked(workout);
  const { name = '', memberCount: members = 0 } = asked ?? {};
  return (
    <ConfirmWrite
      open={workout !== undefined}
      title={formatMessage('workouts.deleteQuestion', { name })}
      confirm={formatMessage('shell.delete')}
      dangerous
      busy={busy}
      write={(key) => write({ key, workout: workout?.id ?? '', expectedVersion: workout?.version })}
      done={formatMessage('workouts.deleted')}
      onSaved={onDeleted}
      onEnd={onEnd}
    >
      {members === 0
        ? formatMessage('workouts.deleteExplained')
        : formatCount('assign.deleteExplained', members)}
    </ConfirmWrite>
  );
}
