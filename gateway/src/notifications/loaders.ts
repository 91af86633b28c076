import { notifications as endpoints } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import type { Call } from '../rest/arguments.ts';
import { notificationOf, type NotificationMapper } from './schema.mappers.ts';

/** The caller's number of unread notifications, fetched at most once. */
interface Unread {
  load(): Promise<number>;
  /** Sets the number from a write's answer. */
  prime(unread: number): void;
}

function unreadLoader(call: Call): Unread {
  let known: Promise<number> | undefined;
  return {
    load: () => (known ??= call(endpoints.unreadCount).then(({ unread }) => unread)),
    prime(unread) {
      known = Promise.resolve(unread);
    },
  };
}

export function notificationLoaders(call: Call) {
  return {
    notifications: byId<NotificationMapper>(
      async (ids) => {
        const body = { ids: ids.join(','), limit: ids.length };
        return (await call(endpoints.notifications, { body })).data.map(notificationOf);
      },
      ({ dbId }) => dbId,
    ),
    unreadNotifications: unreadLoader(call),
  };
}
