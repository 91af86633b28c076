import { EMPTY_WEEK } from '@galla/domain';
import { screen } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { dietPlansRoute } from './route.ts';

export const exercise = (name: string, more: object = {}) => ({
  name,
  sets: '3 × 10',
  duration: '20 min',
  difficulty: 'MODERATE',
  ...more,
});

/** The nth dietPlan: an hour on Monday, and rest on Sunday. */
export const dietPlan = (n: number, more: object = {}) => ({
  __typename: 'DietPlan',
  id: `w${n}`,
  name: `DietPlan ${n}`,
  description: `For the month ${n}`,
  week: {
    ...EMPTY_WEEK,
    monday: [{ category: 'CORE', exercises: ['Plank', 'Crunch', 'Twist'].map((name) => exercise(name)) }],
    sunday: [{ category: 'REST_DAY', exercises: [] }],
  },
  version: 'v1',
  ...more,
});

export const tenant = (dietPlans: readonly object[]) => ({ __typename: 'Tenant', id: 't1', dietPlans });

interface Options {
  address?: string;
  dietPlans?: readonly object[];
  rights?: object;
}

/** The screen, before its answer came. */
export function visitDietPlans(address = ''): AtRoute {
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  return renderAt(`/Dietplans${address}`, [dietPlansRoute]);
}

/** The screen with its diets. */
export async function openDietPlans(options: Options = {}): Promise<AtRoute> {
  const { address = '', dietPlans = [dietPlan(1), dietPlan(2)], rights } = options;
  const at = visitDietPlans(address);
  await answerWith(at.environment, 'DietPlansQuery', {
    viewer: { mayAdd: true, mayEdit: true, mayDelete: true, ...rights, tenant: tenant(dietPlans) },
  });
  await screen.findByRole('heading', { name: 'DietPlans' });
  return at;
}
