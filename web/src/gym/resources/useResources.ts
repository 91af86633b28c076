import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, graphql } from 'relay-runtime';
import type { GymResourceKind, useResourcesQuery } from '../../__generated__/useResourcesQuery.graphql.ts';

/** A resource of the gym: an exercise, a meal or a facility. */
export interface Resource {
  name: string;
  /** In kcal; meals only. */
  calories: number | undefined;
}

const NONE: readonly Resource[] = [];

/**
 * The gym's resources of a kind, as suggestions. Empty while loading, and for users who may not see them: the
 * form works without.
 */
export function useResources(kind: GymResourceKind): readonly Resource[] {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    const asked = fetchQuery<useResourcesQuery>(
      environment,
      graphql`
        query useResourcesQuery($kind: GymResourceKind!) {
          viewer {
            tenant {
              gymResources(kind: $kind) {
                name
                meal {
                  calories
                }
              }
            }
          }
        }
      `,
      { kind },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ viewer }) =>
        setFound(
          (viewer?.tenant?.gymResources ?? []).map(({ name, meal }) => ({ name, calories: meal?.calories })),
        ),
      // Only the suggestions are missing.
      error: () => undefined,
    });
    return () => asked.unsubscribe();
  }, [environment, kind]);
  return found;
}
