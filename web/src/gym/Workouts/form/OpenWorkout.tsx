import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Trash2 } from 'lucide-react';
import { toast } from '../../../app/toast/toast.ts';
import type { Workout } from '../useWorkouts.ts';
import { useUpdateWorkout } from '../useWriteWorkouts.ts';
import { WorkoutForm } from './WorkoutForm.tsx';
import { entriesOf, inputOf } from './entries.ts';

interface Props {
  workout: Workout;
  mayEdit: boolean;
  /** Undefined where the person may not. */
  onDelete: (() => void) | undefined;
  onClose: () => void;
}

/** A workout beside the list: change it, or delete it. */
export function OpenWorkout({ workout, mayEdit, onDelete, onClose }: Props) {
  const { write, checking } = useUpdateWorkout();
  const { id, name, version } = workout;
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
      remove={
        onDelete && (
          <Button
            variant="outline"
            px="0"
            color="due.fg"
            aria-label={formatMessage('workouts.delete', { name })}
            onClick={onDelete}
          >
            <Trash2 strokeWidth={1.75} aria-hidden />
          </Button>
        )
      }
    />
  );
}
