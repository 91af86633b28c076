import { notifications as endpoints } from '@galla/upstream/contract';
import { changesOf, connection, includeWithChanges, pageOf, WIRE_DIRECTION } from '../../relay/connection.ts';
import { omitUndefined } from '../../rest/omitUndefined.ts';
import type { ViewerResolvers } from '../../types.generated.ts';
import { notificationOf, typeWord } from '../schema.mappers.ts';

export const Viewer: Pick<ViewerResolvers, 'messagingKey' | 'notifications' | 'unreadNotifications'> = {
  async notifications({ profile }, { filter, orderBy, updatedSince, ...args }, { call, loaders }, info) {
    // An unpaid shop sees only the way to pay.
    if (profile.payment_status !== 'COMPLETED') return null;
    const page = pageOf(args);
    const body = {
      ...page,
      include: includeWithChanges(info).join(),
      unread_only: filter?.unreadOnly ?? false,
      ...(filter?.types && { types: filter.types.map(typeWord) }),
      ...omitUndefined({
        updated_since: updatedSince,
        sort_order: orderBy && WIRE_DIRECTION[orderBy.direction],
      }),
    };
    const answer = await call(endpoints.notifications, { body });
    const rows = answer.data.map(notificationOf);
    loaders.notifications.prime(rows);
    return {
      ...connection(rows, answer, page),
      ...changesOf('Notification', { updatedSince }, answer.changes),
    };
  },

  messagingKey: async ({ profile }, _args, { call }) =>
    profile.payment_status === 'COMPLETED' ? (await call(endpoints.messagingService)).public_key : null,

  unreadNotifications: ({ profile }, _args, { loaders }) =>
    profile.payment_status === 'COMPLETED' ? loaders.unreadNotifications.load() : null,
};
