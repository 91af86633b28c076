import { formatDay } from '../dates/format.ts';
import type { Day } from '../dates/day.ts';
import { mobileText } from '../customers/mobile.ts';
import { DOCUMENT_LABELS } from '../billing/labels.ts';
import type { DocumentType } from '../billing/types.ts';
import { formatCount, formatMessage } from '../messages/formatMessage.ts';
import { formatRupees } from '../money/format.ts';
import type { Paise } from '../money/paise.ts';
import { toBase64Url } from '../numbers/base64url.ts';
import { quantityText, type Milli } from '../quantity/quantity.ts';
import { MENUS, type MenuSlug } from '../rights/menus.ts';
import type { NotificationKind } from './kinds.ts';

/** The data of each kind of notification; ids are record ids. */
export interface NotificationFacts {
  PAYMENT_RECEIVED: { documentId: string; number: string; customer: string; amount: Paise; pending: Paise };
  STOCK_LOW: { item: string; left: Milli; unit: string };
  STOCK_GONE: { item: string };
  ORDER_ASSIGNED: {
    documentId: string;
    type: DocumentType;
    number: string;
    customer: string;
    total: Paise;
  };
  /** For an order in pieces; it opens on /order-details. */
  ORDER_COMPLETED: { orderId: string; number: string; customer: string };
  /** Pieces of an order assigned to an employee; the first of them opens. */
  PIECES_GIVEN: { pieceId: string; number: string; item: string; pieces: number; stage: string };
  /** `screen`: the path of the list that received the import. */
  IMPORT_DONE: { file: string; rows: number; screen: string };
  IMPORT_FAILED: { file: string; reason: string; screen: string };
  SUBSCRIPTION_ENDING: { plan: string; endsOn: Day };
  /**
   * `by`: the user who made the change. `what`: a separate line, "GST rate: 18 % to 5 %". `screen`: where the
   * change can be seen.
   */
  SETTINGS_CHANGED: { by: string; what: string; screen: string };
  /** The employee whose number it is. */
  LOGIN_NUMBER_WANTED: { name: string; mobile: string };
  LOGIN_NUMBER_CHANGED: { name: string; mobile: string };
  /**
   * `time` in readable form, "4:30 pm". `customer` is left out for recipients without access; `today` is the day of
   * the notification.
   */
  APPOINTMENT_TODAY: {
    appointmentId: string;
    time: string;
    customer?: string | undefined;
    purpose: string;
    day: Day;
    today: Day;
  };
  TASK_DUE: { detail: string };
  /** A payment that the customer promised by today. */
  PAYMENT_DUE: { documentId: string; number: string; customer: string; pending: Paise };
}

/** A notification as it is displayed, pushed and opened. */
export interface NotificationText {
  title: string;
  message: string;
  /** The screen it opens, as a path of the web client. */
  link: string;
}

/** The path of a menu; the dashboard for one without a screen. */
function menuPath(slug: MenuSlug): string {
  const menu = MENUS.find((one) => one.slug === slug);
  return menu !== undefined && 'path' in menu ? menu.path : '/';
}

/** A record's id as used by the graph and in screen addresses. */
const globalId = (type: string, id: string): string => toBase64Url(`${type}:${id}`);
const documentLink = (id: string): string =>
  `${menuPath('billing-history')}?open=${globalId('Document', id)}`;

const productLink = (title: string): string => `${menuPath('products')}?search=${encodeURIComponent(title)}`;

type Writers = { [K in NotificationKind]: (facts: NotificationFacts[K]) => NotificationText };

const WRITERS: Writers = {
  PAYMENT_RECEIVED: ({ documentId, number, customer, amount, pending }) => ({
    title: formatMessage('notifications.paymentReceived.title'),
    message: formatMessage(
      pending > 0 ? 'notifications.paymentReceived.message' : 'notifications.paymentReceived.paid',
      { amount: formatRupees(amount), left: formatRupees(pending), customer, number },
    ),
    link: documentLink(documentId),
  }),
  STOCK_LOW: ({ item, left, unit }) => ({
    title: formatMessage('notifications.stockLow.title'),
    message: formatMessage('notifications.stockLow.message', { item, n: quantityText(left), unit }),
    link: productLink(item),
  }),
  STOCK_GONE: ({ item }) => ({
    title: formatMessage('notifications.stockGone.title'),
    message: formatMessage('notifications.stockGone.message', { item }),
    link: productLink(item),
  }),
  ORDER_ASSIGNED: ({ documentId, type, number, customer, total }) => ({
    title: formatMessage('notifications.orderAssigned.title', { what: formatMessage(DOCUMENT_LABELS[type]) }),
    message: formatMessage('notifications.orderAssigned.message', {
      number,
      customer,
      amount: formatRupees(total),
    }),
    link: documentLink(documentId),
  }),
  ORDER_COMPLETED: ({ orderId, number, customer }) => ({
    title: formatMessage('notifications.orderCompleted.title'),
    message: formatMessage('notifications.orderCompleted.message', { number, customer }),
    link: `/order-details?id=${globalId('Order', orderId)}`,
  }),
  PIECES_GIVEN: ({ pieceId, number, item, pieces, stage }) => ({
    title: formatMessage('notifications.piecesGiven.title', { stage }),
    message: formatCount('notifications.piecesGiven.message', pieces, { item, number }),
    link: `/piece-details?id=${globalId('Piece', pieceId)}`,
  }),
  IMPORT_DONE: ({ file, rows, screen }) => ({
    title: formatMessage('notifications.importDone.title'),
    message: formatMessage('notifications.importDone.message', { file, n: rows }),
    link: screen,
  }),
  IMPORT_FAILED: ({ file, reason, screen }) => ({
    title: formatMessage('notifications.importFailed.title'),
    message: formatMessage('notifications.importFailed.message', { file, reason }),
    link: screen,
  }),
  SUBSCRIPTION_ENDING: ({ plan, endsOn }) => ({
    title: formatMessage('notifications.subscriptionEnding.title'),
    message: formatMessage('notifications.subscriptionEnding.message', { plan, day: formatDay(endsOn) }),
    link: menuPath('subscription'),
  }),
  SETTINGS_CHANGED: ({ by, what, screen }) => ({
    title: formatMessage('notifications.settingsChanged.title'),
    message: formatMessage('notifications.settingsChanged.message', { by, what }),
    link: screen,
  }),
  LOGIN_NUMBER_WANTED: ({ name, mobile }) => ({
    title: formatMessage('notifications.loginNumberWanted.title'),
    message: formatMessage('notifications.loginNumberWanted.message', { name, mobile: mobileText(mobile) }),
    link: '/sessions',
  }),
  LOGIN_NUMBER_CHANGED: ({ name, mobile }) => ({
    title: formatMessage('notifications.loginNumberChanged.title'),
    message: formatMessage('notifications.loginNumberChanged.message', { name, mobile: mobileText(mobile) }),
    link: '/sessions',
  }),
  APPOINTMENT_TODAY: ({ appointmentId, time, customer, purpose, day, today }) => ({
    title:
      day === today
        ? formatMessage('notifications.appointmentToday.title')
        : formatMessage('notifications.appointmentOn.title', { day: formatDay(day) }),
    message:
      customer === undefined
        ? formatMessage('notifications.appointmentToday.unnamed', { time, purpose })
        : formatMessage('notifications.appointmentToday.message', { time, customer, purpose }),
    link: `${menuPath('calendar')}?day=${day}&open=${globalId('Appointment', appointmentId)}`,
  }),
  TASK_DUE: ({ detail }) => ({
    title: formatMessage('notifications.taskDue.title'),
    message: detail,
    link: menuPath('dashboard'),
  }),
  PAYMENT_DUE: ({ documentId, number, customer, pending }) => ({
    title: formatMessage('notifications.paymentDue.title'),
    message: formatMessage('notifications.paymentDue.message', {
      number,
      customer,
      left: formatRupees(pending),
    }),
    link: documentLink(documentId),
  }),
};

/** Composes a notification from its data. */
export function writeNotification<K extends NotificationKind>(
  kind: K,
  facts: NotificationFacts[K],
): NotificationText {
  return WRITERS[kind](facts);
}
