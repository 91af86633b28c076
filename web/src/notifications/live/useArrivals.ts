import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { listen } from './listen.ts';
import type { Unread } from './openArrivals.ts';

/**
 * Subscribes while mounted, and returns the number of unread notifications. Unpaid shops get none.
 * @param onReopened the stream was reopened after a failure
 */
export function useArrivals(paid: boolean, onReopened: () => Promise<void>): Unread {
  const environment = useRelayEnvironment();
  const [unread, setUnread] = useState<Unread>();
  useEffect(() => {
    if (!paid) return undefined;
    return listen(environment, { onUnread: setUnread, onReopened: () => void onReopened() });
  }, [environment, paid, onReopened]);
  return unread;
}
