import { openedBy } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import {
  ChangesOfList,
  Id,
  Ids,
  include,
  Instant,
  Nullable,
  PageOfList,
  paging,
  SortOrder,
  Success,
  Text,
  updatedSince,
} from '../http/schemas.ts';

/**
 * Notifications (spec 3 §2.12, §3, §7): the list, read and dismissed individually by each person, and the live stream.
 * Any session may call these: each row is filtered by recipient and current rights.
 */

const type = Type.Union([
  Type.Literal('info'),
  Type.Literal('success'),
  Type.Literal('warning'),
  Type.Literal('order'),
]);

export const Notification = Type.Object({
  id: Id,
  kind: Type.String({ description: 'Subject of the notification, e.g. PAYMENT_RECEIVED' }),
  type,
  title: Type.String(),
  message: Type.String(),
  link: Type.String({ description: 'Path of the screen that it opens in the web client' }),
  /** The record that it is about; null when there is none. */
  subject: Nullable(
    Type.Object({
      kind: Type.Union([
        Type.Literal('DOCUMENT'),
        Type.Literal('ITEM'),
        Type.Literal('STAFF'),
        Type.Literal('TASK'),
        Type.Literal('APPOINTMENT'),
      ]),
      id: Id,
    }),
  ),
  /** True from the start for the caller's own actions. */
  is_read: Type.Boolean(),
  created_at: Instant,
});

const one = Type.Object({ success: Success, data: Notification });

export const notifications = endpoint({
  method: 'POST',
  path: '/notifications',
  summary: 'Lists the caller’s notifications, newest first; or notifications by ids',
  tenant: 'body',
  forKeys: true,
  repeat: 'safe',
  body: {
    /** Documented as a constant 1; accepted and ignored, since the list is always the caller's. */
    id: Type.Optional(Type.Union([Type.Integer(), Text(40)])),
    type: Type.Optional(Nullable(type)),
    /** Several types; override `type`. */
    types: Type.Optional(Type.Array(type, { maxItems: 10 })),
    unread_only: Type.Optional(Type.Boolean()),
    ids: Type.Optional(Ids),
    /** Only older ones than this: paging that new notifications do not shift. */
    before: Type.Optional(Nullable(Id)),
    /** `limit`: default 20. */
    ...paging,
    /** Created since, or read, dismissed or restored by the caller since. */
    ...updatedSince,
    /** By creation time: default desc. */
    sort_order: Type.Optional(SortOrder),
    include: include('count', 'page', 'changes'),
  },
  answer: Type.Object({
    success: Success,
    data: Type.Array(Notification),
    page: PageOfList,
    /** Number of matches on all pages, regardless of `before`. */
    total: Type.Optional(Type.Integer()),
    has_more: Type.Boolean(),
    changes: ChangesOfList,
  }),
});

export const notification = endpoint({
  method: 'GET',
  path: '/notifications/:id',
  summary: 'Returns one of the caller’s notifications',
  tenant: 'query',
  forKeys: true,
  repeat: 'safe',
  params: { id: Id },
  answer: one,
});

export const unreadCount = endpoint({
  method: 'GET',
  path: '/notifications/unread',
  summary: 'Counts the caller’s unread notifications, up to 100',
  tenant: 'query',
  forKeys: true,
  repeat: 'safe',
  answer: Type.Object({ success: Success, unread: Type.Integer() }),
});

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/notifications/read',
  summary: 'Marks notifications as read for the caller: by ids, or all without ids',
  tenant: 'body',
  repeat: 'keyed',
  body: { ids: Type.Optional(Nullable(Ids)) },
  answer: Type.Object({ success: Success, marked: Type.Integer(), unread: Type.Integer() }),
});

export const destroyNotification = endpoint({
  method: 'DELETE',
  path: '/notifications/:id',
  summary: 'Dismisses a notification for the caller; others keep it',
  tenant: 'query',
  repeat: 'keyed',
  params: { id: Id },
  answer: Type.Object({ success: Success, unread: Type.Integer() }),
});

export const restoreNotification = endpoint({
  method: 'POST',
  path: '/notifications/:id/restore',
  summary: 'Restores a notification that the caller dismissed',
  tenant: 'query',
  repeat: 'keyed',
  params: { id: Id },
  body: {},
  answer: Type.Object({ success: Success, data: Notification, unread: Type.Integer() }),
});

export const messagingService = endpoint({
  method: 'GET',
  path: '/messaging',
  summary: 'Returns the public key with which a browser registers for push messages',
  repeat: 'safe',
  answer: Type.Object({
    success: Success,
    /** The application server key for Web Push (VAPID), in base64url; null when push is not available. */
    public_key: Nullable(Type.String()),
  }),
});

export const events = endpoint({
  method: 'GET',
  path: '/events',
  summary:
    'Streams server-sent events for the caller: `notification` and `document`, each with the id; ends with the session',
  answers: 'stream',
  forKeys: true,
  repeat: 'safe',
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'event-stream' }),
});

const Changes = Type.Object({
  /** Ids of created or changed records. */
  updated: Type.Array(Id),
  deleted: Type.Array(Id),
});

export const syncData = endpoint({
  method: 'POST',
  path: '/syncData',
  summary:
    'Lists customers and items changed or deleted since a time, oldest change first; continue with the cursor',
  tenant: 'body',
  rights: ['customers:view', ...openedBy('products:view'), 'services:view', 'billing:view'],
  repeat: 'safe',
  body: {
    /** Start for the first call; default from the beginning. */
    since: Type.Optional(Nullable(Instant)),
    /** From the previous response; overrides `since`. */
    cursor: Type.Optional(Nullable(Text(300))),
    /** Maximum number of changes per response, default 500. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  },
  answer: Type.Object({
    success: Success,
    customers: Changes,
    items: Changes,
    cursor: Type.String(),
    /** There are more changes: call again with the cursor. */
    has_more: Type.Boolean(),
  }),
});
