import { screen } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { gymResourcesRoute } from './route.ts';

/** The nth exercise. */
export const exercise = (n: number, more: object = {}) => ({
  __typename: 'GymResource',
  id: `r${n}`,
  kind: 'EXERCISE',
  name: `Exercise ${n}`,
  description: `Set ${n}`,
  meal: null,
  version: 'v1',
  ...more,
});

export const POHA = exercise(90, {
  kind: 'MEAL',
  name: 'Poha',
  description: null,
  meal: { type: 'Vegetarian', time: 'BREAKFAST', calories: 1_270, protein: 6, carbs: 46, fat: 7 },
});

export const STEAM = exercise(91, { kind: 'FACILITY', name: 'Steam room', description: null });

export const tenant = (gymResources: readonly object[]) => ({ __typename: 'Tenant', id: 't1', gymResources });

interface Options {
  address?: string;
  gymResources?: readonly object[];
  rights?: object;
}

/** Opens the screen without answering its query. */
export function visitGymResources(address = ''): AtRoute {
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  return renderAt(`/GymResources${address}`, [gymResourcesRoute]);
}

/** Opens the screen with its resources. */
export async function openGymResources(options: Options = {}): Promise<AtRoute> {
  const { address = '', gymResources = [exercise(1), exercise(2), POHA, STEAM], rights } = options;
  const at = visitGymResources(address);
  await answerWith(at.environment, 'GymResourcesQuery', {
    viewer: { mayAdd: true, mayEdit: true, mayDelete: true, ...rights, tenant: tenant(gymResources) },
  });
  await screen.findByRole('heading', { name: 'Gym Resources' });
  return at;
}
