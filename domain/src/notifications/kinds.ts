import type { Right } from '../rights/menus.ts';

/** How a notification is marked: one icon and word each (spec 3 §3). */
export const NOTIFICATION_TYPES = ['info', 'success', 'warning', 'order'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

interface Kind {
  type: NotificationType;
  /**
   * The right that whoever is told must have; null for what is one person's own business, who is then named. The
   * owner has every right.
   */
  right: Right | null;
}

/** Everything that is told, and whom. */
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
  /** Told to the owner: who changed UPI, GST, login numbers, rights or limits. */
  SETTINGS_CHANGED: { type: 'info', right: null },
  LOGIN_NUMBER_WANTED: { type: 'warning', right: null },
  LOGIN_NUMBER_CHANGED: { type: 'warning', right: null },
  APPOINTMENT_TODAY: { type: 'info', right: 'calendar:view' },
  TASK_DUE: { type: 'info', right: null },
  PAYMENT_DUE: { type: 'warning', right: 'billing-history:view' },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** Kinds that are told to one person, who must be named. */
export type PersonalKind = {
  [K in NotificationKind]: (typeof NOTIFICATION_KINDS)[K]['right'] extends null ? K : never;
}[NotificationKind];
