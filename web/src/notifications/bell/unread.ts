import { formatMessage, formatCount } from '@galla/domain';
import type { Unread } from '../live/openArrivals.ts';

/** Maximum that the server counts to. */
const MOST = 99;

/** The number on the bell; undefined if there is none to show. */
export const unreadFigure = (unread: Unread): string | undefined =>
  unread === undefined || unread === 0 ? undefined : unread > MOST ? `${MOST}+` : String(unread);

/** The same as text. */
export const unreadWords = (unread: Unread): string | undefined =>
  unread === undefined
    ? undefined
    : unread === 0
      ? formatMessage('notifications.noneUnread')
      : formatCount('notifications.unread', unread);
