import type { NotificationType } from '../../__generated__/NotificationRow_notification.graphql.ts';

/** `unread=1` shows only what is not read. */
export const ONLY_UNREAD = '1';

/** What the address says where it says nothing: all kinds, read or not. */
export const DEFAULTS = { type: '', unread: '' };

/** What the list shows, as its address says it. */
export type Shown = Readonly<Record<keyof typeof DEFAULTS, string>>;

/** The kinds, in the order of the specification (3 §3), with their word in addresses and texts. */
export const TYPES = [
  { value: 'INFO', word: 'info' },
  { value: 'SUCCESS', word: 'success' },
  { value: 'WARNING', word: 'warning' },
  { value: 'ORDER', word: 'order' },
] as const satisfies readonly { value: NotificationType; word: string }[];

/** What the server is asked for; it names the list in Relay's store too. */
export interface Wanted {
  type: (typeof TYPES)[number]['value'] | null;
  unreadOnly: boolean;
}

export const wantedBy = ({ type, unread }: Shown): Wanted => ({
  type: TYPES.find(({ word }) => word === type)?.value ?? null,
  unreadOnly: unread === ONLY_UNREAD,
});

export const shownIn = (search: URLSearchParams): Shown => ({
  type: search.get('type') ?? DEFAULTS.type,
  unread: search.get('unread') ?? DEFAULTS.unread,
});
