import { notifications as endpoints } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { settled } from '../../settled.ts';

export const deleteNotification: NonNullable<MutationResolvers['deleteNotification']> = (
  _parent,
  { input: { key, notification } },
  context,
) =>
  settled(context, async () => {
    const params = { id: dbIdOf('Notification', notification) };
    const { unread } = await context.call(endpoints.destroyNotification, { key, params });
    return { notifications: [], unread };
  });
