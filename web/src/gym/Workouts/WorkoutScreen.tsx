import type { ReactNode } from 'react';
import { NEW } from './address.ts';
import type { Rights } from './WorkoutList.tsx';
import { NewWorkout } from './form/NewWorkout.tsx';
import { OpenWorkout } from './form/OpenWorkout.tsx';
import type { Workout } from './useWorkouts.ts';

interface Props {
  workouts: readonly Workout[];
  /** Id of the open workout, or NEW. */
  open: string;
  rights: Rights;
  onDelete: (workout: Workout) => void;
  onClose: () => void;
  /** Renders the list; `missing` if the open workout does not exist. */
  renderList: (missing: boolean) => ReactNode;
}

/** Replaces the list: the open workout with its whole week, or the form for a new one. */
export function WorkoutScreen({ workouts, open, rights, onDelete, onClose, renderList }: Props) {
  if (open === '') return renderList(false);
  if (open === NEW && rights.add) return <NewWorkout onClose={onClose} />;
  const workout = workouts.find(({ id }) => id === open);
  if (workout === undefined) return renderList(true);
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
