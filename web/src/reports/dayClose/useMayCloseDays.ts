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
 * Whether the person closes days, and so sees the money of the whole shop: false until it is known, and where it can't be
 * asked. It waits by itself, so that the report beside it does not wait for it.
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
      // The report stands without it.
      error: () => undefined,
    });
    return () => answer.unsubscribe();
  }, [environment]);
  return mayClose;
}
