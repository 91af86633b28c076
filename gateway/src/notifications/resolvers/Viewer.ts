import { notifications as endpoints } from '@galla/upstream/contract';
import { pageOf } from '../../relay/connection.ts';
import type { ViewerResolvers } from '../../types.generated.ts';
import { connectionOf, idAfter } from '../connection.ts';
import { notificationOf, typeWord } from '../schema.mappers.ts';

export const Viewer: Pick<ViewerResolvers, 'messagingKey' | 'notifications' | 'unreadNotifications'> = {
  async notifications({ profile }, { first, after, type, unreadOnly }, { call, loaders }) {
    // An unpaid shop sees nothing but the way to pay.
    if (profile.payment_status !== 'COMPLETED') return null;
    const { limit } = pageOf({ first });
    const before = idAfter(after);
    const body = {
      limit,
      unread_only: unreadOnly ?? false,
      ...(type && { type: typeWord(type) }),
      ...(before !== undefined && { before }),
    };
    const { data, total, has_more } = await call(endpoints.notifications, { body });
    const rows = data.map(notificationOf);
    loaders.notifications.prime(rows);
    return connectionOf(rows, { total, hasMore: has_more, isFirst: before === undefined });
  },

  messagingKey: async ({ profile }, _args, { call }) =>
    profile.payment_status === 'COMPLETED' ? (await call(endpoints.messagingService)).public_key : null,

  unreadNotifications: ({ profile }, _args, { loaders }) =>
    profile.payment_status === 'COMPLETED' ? loaders.unreadNotifications.load() : null,
};
