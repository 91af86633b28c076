import { globalId } from '../../relay/ids.ts';
import type { NotificationResolvers } from '../../types.generated.ts';

export const Notification: NotificationResolvers = {
  id: ({ dbId }) => globalId('Notification', dbId),
};
