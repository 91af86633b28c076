import { EMPTY_WEEK } from '@galla/domain';
import { screen } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { workoutsRoute } from './route.ts';

export const exercise = (name: string, more: object = {}) => ({
  name,
  sets: '3 × 10',
  duration: '20 min',
  difficulty: 'MODERATE',
  ...more,
});

/** The nth workout: an hour on Monday, and rest on Sunday. */
export const workout = (n: number, more: object = {}) => ({
  __typename: 'Workout',
  id: `w${n}`,
  name: `Workout ${n}`,
  description: `For the month ${n}`,
  week: {
    ...EMPTY_WEEK,
    monday: [{ category: 'CORE', exercises: ['Plank', 'Crunch', 'Twist'].map((name) => exercise(name)) }],
    sunday: [{ category: 'REST_DAY', exercises: [] }],
  },
  memberCount: 2,
  version: 'v1',
  ...more,
});

export const tenant = (workouts: readonly object[]) => ({ __typename: 'Tenant', id: 't1', workouts });

interface Options {
  address?: string;
  workouts?: readonly object[];
  rights?: object;
}

/** Opens the screen without answering its query. */
export function visitWorkouts(address = ''): AtRoute {
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  return renderAt(`/Workouts${address}`, [workoutsRoute]);
}

/** Opens the screen with its workouts. */
export async function openWorkouts(options: Options = {}): Promise<AtRoute> {
  const { address = '', workouts = [workout(1), workout(2)], rights } = options;
  const at = visitWorkouts(address);
  await answerWith(at.environment, 'WorkoutsQuery', {
    viewer: {
      mayAdd: true,
      mayEdit: true,
      mayDelete: true,
      mayAssign: true,
      ...rights,
      tenant: tenant(workouts),
    },
  });
  await screen.findByRole('heading', { name: 'Workouts' });
  return at;
}
