import { minuteOf, SHARING_RULES, type SharingRules } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useSharingRulesQuery } from '../../__generated__/useSharingRulesQuery.graphql.ts';

/** When the shop records points, and how long it keeps them. Suspends, and throws if the query fails. */
export function useSharingRules(): SharingRules {
  const { viewer } = useLazyLoadQuery<useSharingRulesQuery>(
    graphql`
      query useSharingRulesQuery {
        viewer {
          tenant {
            settings {
              shareRoutesFrom
              shareRoutesUntil
              keepRoutesDays
            }
          }
        }
      }
    `,
    {},
  );
  const settings = viewer?.tenant?.settings;
  if (!settings) return SHARING_RULES;
  return {
    from: minuteOf(settings.shareRoutesFrom) ?? SHARING_RULES.from,
    until: minuteOf(settings.shareRoutesUntil) ?? SHARING_RULES.until,
    days: settings.keepRoutesDays,
  };
}
