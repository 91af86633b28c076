import type { Right } from '../rights/menus.ts';

/** Categories of notifications, each with an icon and a word (spec 3 §3). */
export const NOTIFICATION_TYPES = ['info', 'success', 'warning', 'order'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

interface Kind {
  type: NotificationType;
  /**
   * The right a recipient must have; null for a personal notification, whose recipient is named. The owner has
   * every right.
   */
  right: Right | null;
}

/** Every kind of notification and its recipients. */
export const NOTIFICATION_KINDS = {
  PAYMENT_RECEIVED: { type: 'success', right: 'billing-history:view' },
  STOCK_LOW: { type: 'warning', right: 'products:view' },
  STOCK_GONE: { type: 'warning', right: 'products:view' },
  ORDER_ASSIGNED: { type: 'order', right: null },
  ORDER_COMPLETED: { type: 'order', right: 'order-list:view' },
  PIECES_GIVEN: { type: 'order', right: null },
  IMPORT_DONE: { type: 'success', right: null },
  IMPORT_FAILED: { type: 'warning', right: null },
  SUBSCRIPTION_ENDING: { type: 'warning', right: 'subscription:view' },
  /** For the owner: someone changed UPI, GST, login numbers, rights or limits. */
  SETTINGS_CHANGED: { type: 'info', right: null },
  LOGIN_NUMBER_WANTED: { type: 'warning', right: null },
  LOGIN_NUMBER_CHANGED: { type: 'warning', right: null },
  APPOINTMENT_TODAY: { type: 'info', right: 'calendar:view' },
  TASK_DUE: { type: 'info', right: null },
  PAYMENT_DUE: { type: 'warning', right: 'billing-history:view' },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** Kinds with a single recipient, who must be named. */
export type PersonalKind = {
  [K in NotificationKind]: (typeof NOTIFICATION_KINDS)[K]['right'] extends null ? K : never;
}[NotificationKind];
