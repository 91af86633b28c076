import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WorkoutList_tenant$key } from '../../__generated__/WorkoutList_tenant.graphql.ts';
import { AddButton, ListScreen, useList } from '../../list/index.ts';
import { DEFAULTS, NEW, type WorkoutsKey } from './address.ts';
import { WorkoutFilters } from './WorkoutFilters.tsx';
import { WorkoutRows } from './WorkoutRows.tsx';
import { WorkoutScreen } from './WorkoutScreen.tsx';
import { DeleteWorkout } from './DeleteWorkout.tsx';
import { MissingWorkout } from './MissingWorkout.tsx';
import { useWorkouts, type Workout } from './useWorkouts.ts';

export interface Rights {
  add: boolean;
  edit: boolean;
  remove: boolean;
  /** Whether the user may assign members. */
  assign: boolean;
}

interface Props {
  tenant: WorkoutList_tenant$key;
  rights: Rights;
}

/** Search and rows, or the open workout instead. */
export function WorkoutList({ tenant: key, rights }: Props) {
  const tenant = useFragment(
    graphql`
      fragment WorkoutList_tenant on Tenant {
        ...useWorkouts_tenant
      }
    `,
    key,
  );
  const workouts = useWorkouts(tenant);
  const list = useList<WorkoutsKey>(DEFAULTS, () => ({}), {});
  const [going, setGoing] = useState<Workout>();
  const add = rights.add ? (): void => list.open(NEW) : undefined;
  return (
    <>
      <WorkoutScreen
        workouts={workouts}
        open={list.filters.open}
        rights={rights}
        onDelete={setGoing}
        onClose={list.close}
        renderList={(missing) => (
          <ListScreen
            title={formatMessage('workouts.title')}
            actions={add && <AddButton label={formatMessage('workouts.add')} onAdd={add} />}
            busy={false}
            column={missing && <MissingWorkout onClose={list.close} />}
          >
            <WorkoutFilters list={list} />
            <WorkoutRows workouts={workouts} list={list} onAdd={add} />
          </ListScreen>
        )}
      />
      <DeleteWorkout workout={going} onDeleted={list.close} onEnd={() => setGoing(undefined)} />
    </>
  );
}
