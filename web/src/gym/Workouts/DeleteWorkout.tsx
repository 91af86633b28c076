import { formatCount, formatMessage } from '@galla/domain';
import { useState } from 'react';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import type { Workout } from './useWorkouts.ts';
import { useDeleteWorkout } from './useWriteWorkouts.ts';

interface Props {
  /** What is to go; undefined while nothing is asked. */
  workout: Workout | undefined;
  onDeleted: () => void;
  onEnd: () => void;
}

/** Asks before a workout goes; where members follow it, their number is told. */
export function DeleteWorkout({ workout, onDeleted, onEnd }: Props) {
  const { write, busy } = useDeleteWorkout();
  // The question keeps its words while it closes.
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
