import { formatMessage } from '@galla/domain';
import { toast } from '../../../app/toast/toast.ts';
import { useCreateWorkout } from '../useWriteWorkouts.ts';
import { WorkoutForm } from './WorkoutForm.tsx';
import { inputOf, NEW_ENTRIES } from './entries.ts';

/** The form for a new workout. */
export function NewWorkout({ onClose }: { onClose: () => void }) {
  const { write, checking } = useCreateWorkout();
  return (
    <WorkoutForm
      title={formatMessage('workouts.add')}
      stored={NEW_ENTRIES}
      draftName="workout new"
      first
      checking={checking}
      save={(entries, key) => write({ key, ...inputOf(entries) })}
      onSaved={() => {
        toast.success(formatMessage('workouts.added'));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
