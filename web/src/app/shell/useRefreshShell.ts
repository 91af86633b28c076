import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { FetchMetadata } from '../graph/keptFirst.ts';
import query, { type ShellQuery } from '../../__generated__/ShellQuery.graphql.ts';

const metadata: FetchMetadata = { isRefresh: true };
const networkCacheConfig = { force: true, metadata: { ...metadata } };

/**
 * Asks anew what the frame shows, such as whether the subscription is paid by now; all of it comes with one call.
 * One that brings no answer changes nothing: whoever waits asks again.
 */
export function useRefreshShell(): () => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    await fetchQuery<ShellQuery>(environment, query, {}, { fetchPolicy: 'network-only', networkCacheConfig })
      .toPromise()
      .catch(() => undefined);
  }, [environment]);
}
