import { problem } from '@galla/domain';
import { notifications as endpoints } from '@galla/upstream/contract';
import { refusedInput } from '../../../refusals/RefusalError.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withNotifications } from '../../withNotifications.ts';

/** Maximum ids that upstream's lists take. */
const MOST = 100;

export const markNotificationsRead: NonNullable<MutationResolvers['markNotificationsRead']> =
  withNotifications(async ({ key, notifications }, context) => {
    const ids = notifications?.map((id) => dbIdOf('Notification', id));
    if (ids && (ids.length === 0 || ids.length > MOST))
      throw refusedInput([problem('notifications', 'INVALID_INPUT', 'faults.invalidInput')]);
    const body = ids ? { ids: ids.join(',') } : {};
    const { unread } = await context.call(endpoints.markNotificationsRead, { key, body });
    if (!ids) return { notifications: [], unread };
    await context.loaders.notifications.fetch(ids);
    const rows = ids.flatMap((id) => context.loaders.notifications.peek(id) ?? []);
    return { notifications: rows, unread };
  });
