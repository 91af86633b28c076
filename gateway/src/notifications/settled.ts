import type { Context } from '../context.ts';
import { refusable } from '../refusals/refusable.ts';
import type { NotificationMapper } from './schema.mappers.ts';

/** What a write on notifications answered: those that it names now, and how many are left to read. */
interface Written {
  notifications: readonly NotificationMapper[];
  unread: number;
}

/** Runs a write on notifications and answers its success, or its refusal as an arm. */
export function settled(context: Context, write: () => Promise<Written>) {
  return refusable(['InvalidInput', 'NotFound'], async () => {
    const { notifications, unread } = await write();
    context.loaders.unreadNotifications.prime(unread);
    return {
      __typename: 'NotificationsSuccess' as const,
      notifications: [...notifications],
      viewer: await context.viewer(),
    };
  });
}
