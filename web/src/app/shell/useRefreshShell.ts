import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { FetchMetadata } from '../graph/keptFirst.ts';
import query, { type ShellQuery } from '../../__generated__/ShellQuery.graphql.ts';

const metadata: FetchMetadata = { isRefresh: true };
const networkCacheConfig = { force: true, metadata: { ...metadata } };

/**
 * Reloads the frame's data, such as the subscription's status, in one request. A failed request changes nothing;
 * callers ask again.
 */
export function useRefreshShell(): () => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    await fetchQuery<ShellQuery>(environment, query, {}, { fetchPolicy: 'network-only', networkCacheConfig })
      .toPromise()
      .catch(() => undefined);
  }, [environment]);
}
