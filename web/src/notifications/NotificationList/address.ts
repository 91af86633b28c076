import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS } from '../../list/index.ts';
import type { NotificationType } from '../../__generated__/NotificationRow_notification.graphql.ts';

/** `unread=1` shows only what is not read. */
export const ONLY_UNREAD = '1';

/** What the address says where it says nothing: all kinds, read or not. */
export const DEFAULTS = { type: '', unread: '', ...LIST_DEFAULTS };

/** What the list shows, as its address says it. */
export type NotificationFilters = Values<keyof typeof DEFAULTS>;

/** The kinds, in the order of the specification (3 §3), with their word in addresses and texts. */
export const TYPES = [
  { value: 'INFO', word: 'info' },
  { value: 'SUCCESS', word: 'success' },
  { value: 'WARNING', word: 'warning' },
  { value: 'ORDER', word: 'order' },
] as const satisfies readonly { value: NotificationType; word: string }[];

/** What the server is asked for; it names the list in Relay's store too. */
export interface NotificationVariables {
  filter: { types: readonly (typeof TYPES)[number]['value'][] | null; unreadOnly: boolean };
}

export function variablesOf({ type, unread }: NotificationFilters): NotificationVariables {
  const chosen = TYPES.find(({ word }) => word === type)?.value;
  return { filter: { types: chosen ? [chosen] : null, unreadOnly: unread === ONLY_UNREAD } };
}

export const isFiltered = ({ type, unread }: NotificationFilters): boolean => type !== '' || unread !== '';

/** What an address shows. */
export const filtersIn = (search: URLSearchParams): NotificationFilters => readAddress(search, DEFAULTS);
