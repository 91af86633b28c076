import { formatMessage } from '@galla/domain';
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

/** Asks before a workout goes; where it has members, their number is told. */
export function DeleteWorkout({ workout, onDeleted, onEnd }: Props) {
  const { write, busy } = useDeleteWorkout();
  // The question keeps its name while it closes.
  const [name, setName] = useState('');
  if (workout !== undefined && workout.name !== name) setName(workout.name);
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
      {formatMessage('workouts.deleteExplained')}
    </ConfirmWrite>
  );
}
