import { notifications as endpoints } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withNotifications } from '../../withNotifications.ts';

export const deleteNotification: NonNullable<MutationResolvers['deleteNotification']> = withNotifications(
  async ({ key, notification }, context) => {
    const params = { id: dbIdOf('Notification', notification) };
    const { unread } = await context.call(endpoints.destroyNotification, { key, params });
    return { notifications: [], unread };
  },
);
