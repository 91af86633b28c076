import type { DietCategory, DietDuration } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { useDietPlans_tenant$key } from '../../__generated__/useDietPlans_tenant.graphql.ts';

/** A diet plan as shown in list and form. */
export type DietPlan = ReturnType<typeof useDietPlans>[number];

/** All diet plans, by name. */
export function useDietPlans(tenant: useDietPlans_tenant$key) {
  const { dietPlans } = useFragment(
    graphql`
      fragment useDietPlans_tenant on Tenant @throwOnFieldError {
        dietPlans {
          id
          name
          category
          description
          memberCount
          duration
          meals {
            breakfast {
              name
              calories
            }
            lunch {
              name
              calories
            }
            snacks {
              name
              calories
            }
            dinner {
              name
              calories
            }
          }
          calories
          version
        }
      }
    `,
    tenant,
  );
  return dietPlans.map((plan) => ({
    id: plan.id,
    name: plan.name,
    category: plan.category as DietCategory,
    description: plan.description,
    memberCount: plan.memberCount,
    duration: plan.duration as DietDuration,
    meals: {
      breakfast: itemsOf(plan.meals.breakfast),
      lunch: itemsOf(plan.meals.lunch),
      snacks: itemsOf(plan.meals.snacks),
      dinner: itemsOf(plan.meals.dinner),
    },
    calories: plan.calories,
    version: plan.version,
  }));
}

const itemsOf = (items: readonly { readonly name: string; readonly calories: number }[]) =>
  items.map(({ name, calories }) => ({ name, calories }));
