import { graphql, useFragment } from 'react-relay';
import type { useGymResources_tenant$key } from '../../__generated__/useGymResources_tenant.graphql.ts';
import type { MealTime, ResourceKind } from '@galla/domain';

/** A resource as shown in list and form. */
export type GymResource = ReturnType<typeof useGymResources>[number];

/** All resources, by name. */
export function useGymResources(tenant: useGymResources_tenant$key) {
  const { gymResources } = useFragment(
    graphql`
      fragment useGymResources_tenant on Tenant @throwOnFieldError {
        gymResources {
          id
          kind
          name
          description
          meal {
            type
            time
            calories
            protein
            carbs
            fat
          }
          version
        }
      }
    `,
    tenant,
  );
  return gymResources.map(({ id, kind, name, description, meal, version }) => ({
    id,
    kind: kind as ResourceKind,
    name,
    description: description ?? '',
    meal: meal && {
      type: meal.type,
      time: meal.time as MealTime,
      calories: meal.calories,
      protein: meal.protein,
      carbs: meal.carbs,
      fat: meal.fat,
    },
    version,
  }));
}
