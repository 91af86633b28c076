import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useMayCloseDaysQuery } from '../../__generated__/useMayCloseDaysQuery.graphql.ts';

/** Whether the person closes days, and so sees the money of the whole shop. Suspends until it is known. */
export function useMayCloseDays(): boolean {
  const { viewer } = useLazyLoadQuery<useMayCloseDaysQuery>(
    graphql`
      query useMayCloseDaysQuery {
        viewer {
          mayClose: viewerCan(menu: REPORTS, flag: CREATE)
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  return viewer?.mayClose === true;
}
