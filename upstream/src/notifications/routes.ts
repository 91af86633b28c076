import { Refused } from '../http/refused.ts';
import { type Route, route, sessionRoute } from '../http/route.ts';
import { sinceOf } from '../lists/changes.ts';
import { pageAsked, isIncluded } from '../lists/include.ts';
import {
  destroyNotification,
  events,
  markNotificationsRead,
  messagingService,
  notification,
  notifications,
  restoreNotification,
  syncData,
  unreadCount,
} from './contract.ts';
import { notificationChanges } from './changes.ts';
import { countUnread, findNotification, listNotifications, toNotification } from './list.ts';
import { markRead, setDeleted } from './receipts.ts';
import { changesSince } from './sync/changes.ts';

/** Notifications, the live stream, and synchronisation of clients (spec 3 §7, spec 1 §7). */
export const routes: Route[] = [
  route(notifications, async ({ db, caller, body, now }) => {
    const updatedSince = sinceOf(body.updated_since, now);
    const { rows, page, total } = await listNotifications(db, caller, {
      types: body.types?.length ? body.types : body.type ? [body.type] : undefined,
      unreadOnly: body.unread_only,
      ids: body.ids?.split(','),
      before: body.before,
      updatedSince,
      direction: body.sort_order,
      withCount: isIncluded(body.include, 'count'),
      ...pageAsked(body, 20),
    });
    return {
      success: true,
      data: rows.map(toNotification),
      has_more: page?.has_more ?? false,
      ...(isIncluded(body.include, 'page') && { page }),
      ...(total !== undefined && { total }),
      ...(isIncluded(body.include, 'changes') && {
        changes: await notificationChanges(db, caller, updatedSince, now),
      }),
    };
  }),

  route(unreadCount, async ({ db, caller }) => ({ success: true, unread: await countUnread(db, caller) })),

  route(notification, async ({ db, caller, params }) => {
    const row = await findNotification(db, caller, params.id);
    if (!row || row.deletedAt) throw new Refused('NOT_FOUND');
    return { success: true, data: toNotification(row) };
  }),

  route(markNotificationsRead, async ({ db, caller, body, now }) => {
    const marked = await markRead(db, caller, body.ids?.split(','), now);
    return { success: true, marked, unread: await countUnread(db, caller) };
  }),

  route(destroyNotification, async ({ db, caller, params, now }) => {
    await setDeleted(db, caller, params.id, { isDeleted: true, now });
    return { success: true, unread: await countUnread(db, caller) };
  }),

  route(restoreNotification, async ({ db, caller, params, now }) => {
    await setDeleted(db, caller, params.id, { isDeleted: false, now });
    const row = await findNotification(db, caller, params.id);
    if (!row) throw new Error('A notification just restored is not there');
    return { success: true, data: toNotification(row), unread: await countUnread(db, caller) };
  }),

  sessionRoute(messagingService, async ({ messengers }) => ({
    success: true,
    public_key: messengers.publicKey ?? null,
  })),

  sessionRoute(events, async ({ caller, live }) => ({
    contentType: 'text/event-stream; charset=utf-8',
    bytes: await live.open(caller),
  })),

  route(syncData, async ({ db, caller, body, now }) => ({
    success: true,
    ...(await changesSince(db, caller, body, now)),
  })),
];
