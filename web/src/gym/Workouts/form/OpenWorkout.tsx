import { formatMessage } from '@galla/domain';
import { toast } from '../../../app/toast/toast.ts';
import { DeleteButton } from '../../../record/DeleteButton.tsx';
import { FollowersButton } from '../../assign/FollowersButton.tsx';
import type { Workout } from '../useWorkouts.ts';
import { useUpdateWorkout } from '../useWriteWorkouts.ts';
import { WorkoutForm } from './WorkoutForm.tsx';
import { entriesOf, inputOf } from './entries.ts';

interface Props {
  workout: Workout;
  mayEdit: boolean;
  mayAssign: boolean;
  /** Undefined if the user may not. */
  onDelete: (() => void) | undefined;
  onClose: () => void;
}

/** An open workout: edit it, assign members, or delete it. */
export function OpenWorkout({ workout, mayEdit, mayAssign, onDelete, onClose }: Props) {
  const { write, checking } = useUpdateWorkout();
  const { id, name, memberCount, version } = workout;
  return (
    <WorkoutForm
      title={name}
      stored={entriesOf(workout)}
      draftName={`workout ${id}`}
      readOnly={!mayEdit}
      checking={checking}
      save={(entries, key) => write({ key, workout: id, expectedVersion: version, ...inputOf(entries) })}
      onSaved={() => toast.success(formatMessage('workouts.updated'))}
      onClose={onClose}
      renderMore={(size) => (
        <>
          {mayAssign && <FollowersButton followed={{ kind: 'workout', id, name, memberCount }} size={size} />}
          {onDelete && (
            <DeleteButton
              label={formatMessage('workouts.delete', { name })}
              size={size}
              onDelete={onDelete}
            />
          )}
        </>
      )}
    />
  );
}
