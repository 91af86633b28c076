import { notifications as endpoints } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { notificationOf } from '../../schema.mappers.ts';
import { settled } from '../../settled.ts';

export const restoreNotification: NonNullable<MutationResolvers['restoreNotification']> = (
  _parent,
  { input: { key, notification } },
  context,
) =>
  settled(context, async () => {
    const params = { id: dbIdOf('Notification', notification) };
    const { data, unread } = await context.call(endpoints.restoreNotification, { key, params });
    return { notifications: [notificationOf(data)], unread };
  });
