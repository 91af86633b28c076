import { notifications as endpoints } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import type { Call } from '../rest/arguments.ts';
import { notificationOf, type NotificationMapper } from './schema.mappers.ts';

/** How many notifications the caller has not read, asked for once at most. */
interface Unread {
  load(): Promise<number>;
  /** A write has told the number. */
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
