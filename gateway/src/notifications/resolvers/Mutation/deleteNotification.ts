import { notifications as endpoints } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const deleteNotification: NonNullable<MutationResolvers['deleteNotification']> = withRefusals(
  async ({ key, notification }, context) => {
    const params = { id: dbIdOf('Notification', notification) };
    const { unread } = await context.call(endpoints.destroyNotification, { key, params });
    context.loaders.unreadNotifications.prime(unread);
    const viewer = await context.viewer();
    return { __typename: 'DeleteNotificationSuccess', deletedId: notification, viewer };
  },
);
