import { formatMessage } from '@galla/domain';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NEW } from './address.ts';
import type { Rights } from './WorkoutList.tsx';
import { NewWorkout } from './form/NewWorkout.tsx';
import { OpenWorkout } from './form/OpenWorkout.tsx';
import type { Workout } from './useWorkouts.ts';

interface Props {
  workouts: readonly Workout[];
  /** Id of the open workout, NEW, or '' for none. */
  open: string;
  rights: Rights;
  onDelete: (workout: Workout) => void;
  onClose: () => void;
}

/** Beside the list: the workout that is open, or the form for a new one. */
export function WorkoutPanel({ workouts, open, rights, onDelete, onClose }: Props) {
  if (open === '') return false;
  if (open === NEW && rights.add) return <NewWorkout onClose={onClose} />;
  const workout = workouts.find(({ id }) => id === open);
  if (workout === undefined) {
    return (
      <DetailDrawer title={formatMessage('workouts.workout')} open onClose={onClose}>
        <EmptyState title={formatMessage('workouts.missing')} />
      </DetailDrawer>
    );
  }
  return (
    <OpenWorkout
      key={workout.id}
      workout={workout}
      mayEdit={rights.edit}
      mayAssign={rights.assign}
      onDelete={rights.remove ? () => onDelete(workout) : undefined}
      onClose={onClose}
    />
  );
}
