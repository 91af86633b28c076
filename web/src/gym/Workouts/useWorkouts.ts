import type { Difficulty, WorkoutCategory } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { useWorkouts_part$data } from '../../__generated__/useWorkouts_part.graphql.ts';
import type { useWorkouts_tenant$key } from '../../__generated__/useWorkouts_tenant.graphql.ts';

/** A workout as shown in list and form. */
export type Workout = ReturnType<typeof useWorkouts>[number];

/** All workouts, by name. */
export function useWorkouts(tenant: useWorkouts_tenant$key) {
  const { workouts } = useFragment(
    graphql`
      fragment useWorkouts_tenant on Tenant @throwOnFieldError {
        workouts {
          id
          name
          description
          memberCount
          week {
            monday {
              ...useWorkouts_part @relay(mask: false)
            }
            tuesday {
              ...useWorkouts_part @relay(mask: false)
            }
            wednesday {
              ...useWorkouts_part @relay(mask: false)
            }
            thursday {
              ...useWorkouts_part @relay(mask: false)
            }
            friday {
              ...useWorkouts_part @relay(mask: false)
            }
            saturday {
              ...useWorkouts_part @relay(mask: false)
            }
            sunday {
              ...useWorkouts_part @relay(mask: false)
            }
          }
          version
        }
      }
    `,
    tenant,
  );
  return workouts.map(({ id, name, description, memberCount, week, version }) => ({
    id,
    name,
    description,
    memberCount,
    week: {
      monday: partsOf(week.monday),
      tuesday: partsOf(week.tuesday),
      wednesday: partsOf(week.wednesday),
      thursday: partsOf(week.thursday),
      friday: partsOf(week.friday),
      saturday: partsOf(week.saturday),
      sunday: partsOf(week.sunday),
    },
    version,
  }));
}

/** The parts of a day. Values unknown to this version, as from a newer server, count as unselected. */
const partsOf = (parts: readonly Pick<useWorkouts_part$data, 'category' | 'exercises'>[]) =>
  parts.map(({ category, exercises }) => ({
    category: category as WorkoutCategory,
    exercises: exercises.map(({ name, sets, duration, difficulty }) => ({
      name,
      sets,
      duration,
      difficulty: difficulty as Difficulty,
    })),
  }));

void graphql`
  fragment useWorkouts_part on WorkoutPart {
    category
    exercises {
      name
      sets
      duration
      difficulty
    }
  }
`;
