import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, graphql } from 'relay-runtime';
import type { GymResourceKind, useResourcesQuery } from '../../__generated__/useResourcesQuery.graphql.ts';

/** Something that the gym has: an exercise, a meal or a facility. */
export interface Resource {
  name: string;
  /** Of a meal, in kcal. */
  calories: number | undefined;
}

const NONE: readonly Resource[] = [];

/** What the gym has of a kind. A form is typed as well without: until it is here, and for who may not see it, nothing. */
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
      // Proposals alone are missing.
      error: () => undefined,
    });
    return () => asked.unsubscribe();
  }, [environment, kind]);
  return found;
}
