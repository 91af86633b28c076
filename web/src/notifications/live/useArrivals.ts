import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { listen } from './listen.ts';
import type { Unread } from './openArrivals.ts';

/**
 * Listens while the frame is there, and answers how many notifications are unread. An unpaid shop is told nothing.
 * @param onReopened the stream stands again after it broke off
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
