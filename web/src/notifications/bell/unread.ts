import { formatMessage, formatCount } from '@galla/domain';
import type { Unread } from '../live/openArrivals.ts';

/** As many as the server counts. */
const MOST = 99;

/** The figure beside the bell; undefined where none is to be shown. */
export const unreadFigure = (unread: Unread): string | undefined =>
  unread === undefined || unread === 0 ? undefined : unread > MOST ? `${MOST}+` : String(unread);

/** The same in words. */
export const unreadWords = (unread: Unread): string | undefined =>
  unread === undefined
    ? undefined
    : unread === 0
      ? formatMessage('notifications.noneUnread')
      : formatCount('notifications.unread', unread);
