import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useMayCloseDaysQuery } from '../../__generated__/useMayCloseDaysQuery.graphql.ts';

const QUERY = graphql`
  query useMayCloseDaysQuery {
    viewer {
      mayClose: viewerCan(menu: REPORTS, flag: CREATE)
    }
  }
`;

/**
 * Whether the user may close days, and so see the money of the whole shop; false while loading, and if the
 * query fails. It does not suspend, so that the report beside it is not delayed.
 */
export function useMayCloseDays(): boolean {
  const environment = useRelayEnvironment();
  const [mayClose, setMayClose] = useState(false);
  useEffect(() => {
    const asked = fetchQuery<useMayCloseDaysQuery>(
      environment,
      QUERY,
      {},
      { fetchPolicy: 'store-or-network' },
    );
    const answer = asked.subscribe({
      next: ({ viewer }) => setMayClose(viewer?.mayClose === true),
      // The report works without it.
      error: () => undefined,
    });
    return () => answer.unsubscribe();
  }, [environment]);
  return mayClose;
}
