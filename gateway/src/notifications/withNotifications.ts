import type { Context } from '../context.ts';
import { withRefusals } from '../refusals/withRefusals.ts';
import type { NotificationMapper } from './schema.mappers.ts';

/** A write's answer: the notifications it concerns, and the number still unread. */
interface Written {
  notifications: NotificationMapper[];
  unread: number;
}

/** Creates the resolver for a write on notifications. */
export const withNotifications = <Input>(write: (input: Input, context: Context) => Promise<Written>) =>
  withRefusals(async (input: Input, context) => {
    const { notifications, unread } = await write(input, context);
    context.loaders.unreadNotifications.prime(unread);
    const viewer = await context.viewer();
    return { __typename: 'NotificationsSuccess' as const, notifications, viewer };
  });
