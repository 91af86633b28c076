import { notifications as endpoints } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { notificationOf } from '../../schema.mappers.ts';
import { withNotifications } from '../../withNotifications.ts';

export const restoreNotification: NonNullable<MutationResolvers['restoreNotification']> = withNotifications(
  async ({ key, notification }, context) => {
    const params = { id: dbIdOf('Notification', notification) };
    const { data, unread } = await context.call(endpoints.restoreNotification, { key, params });
    return { notifications: [notificationOf(data)], unread };
  },
);
