import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { listen } from './listen.ts';
import type { Unread } from './openArrivals.ts';

/** Listens while the frame is there, and answers how many notifications are unread. An unpaid shop is told nothing. */
export function useArrivals(paid: boolean): Unread {
  const environment = useRelayEnvironment();
  const [unread, setUnread] = useState<Unread>();
  useEffect(() => (paid ? listen(environment, setUnread) : undefined), [environment, paid]);
  return unread;
}
