import { screen } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { dietPlansRoute } from './route.ts';

/** The nth plan: two items at breakfast, 1,250 kcal. */
export const dietPlan = (n: number, more: object = {}) => ({
  __typename: 'DietPlan',
  id: `d${n}`,
  name: `Plan ${n}`,
  category: 'MAINTENANCE',
  description: `For the month ${n}`,
  duration: 'ONGOING',
  meals: {
    breakfast: [
      { name: 'Poha', calories: 1_200 },
      { name: 'Tea', calories: 50 },
    ],
    lunch: [],
    snacks: [],
    dinner: [],
  },
  calories: 1_250,
  memberCount: 2,
  version: 'v1',
  ...more,
});

export const tenant = (dietPlans: readonly object[]) => ({ __typename: 'Tenant', id: 't1', dietPlans });

interface Options {
  address?: string;
  dietPlans?: readonly object[];
  rights?: object;
}

/** Opens the screen without answering its query. */
export function visitDietPlans(address = ''): AtRoute {
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  return renderAt(`/Dietplans${address}`, [dietPlansRoute]);
}

/** Opens the screen with its plans. */
export async function openDietPlans(options: Options = {}): Promise<AtRoute> {
  const { address = '', dietPlans = [dietPlan(1), dietPlan(2)], rights } = options;
  const at = visitDietPlans(address);
  await answerWith(at.environment, 'DietPlansQuery', {
    viewer: {
      mayAdd: true,
      mayEdit: true,
      mayDelete: true,
      mayAssign: true,
      ...rights,
      tenant: tenant(dietPlans),
    },
  });
  await screen.findByRole('heading', { name: 'Diet Plans' });
  return at;
}
