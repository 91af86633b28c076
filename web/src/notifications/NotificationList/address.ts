import { readAddress, type Values } from '../../app/router/address.ts';
import { LIST_DEFAULTS } from '../../list/index.ts';
import type { NotificationType } from '../../__generated__/NotificationRow_notification.graphql.ts';

/** `unread=1` shows unread ones only. */
export const ONLY_UNREAD = '1';

/** Default URL parameters: all kinds, read and unread. */
export const DEFAULTS = { type: '', unread: '', ...LIST_DEFAULTS };

/** The parsed URL parameters. */
export type NotificationFilters = Values<keyof typeof DEFAULTS>;

/** The kinds, in the order of the specification (3 §3), with their names in URLs and texts. */
export const TYPES = [
  { value: 'INFO', word: 'info' },
  { value: 'SUCCESS', word: 'success' },
  { value: 'WARNING', word: 'warning' },
  { value: 'ORDER', word: 'order' },
] as const satisfies readonly { value: NotificationType; word: string }[];

/** Query variables, which also identify the list in Relay's store. */
export interface NotificationVariables {
  filter: { types: readonly (typeof TYPES)[number]['value'][] | null; unreadOnly: boolean };
}

export function variablesOf({ type, unread }: NotificationFilters): NotificationVariables {
  const chosen = TYPES.find(({ word }) => word === type)?.value;
  return { filter: { types: chosen ? [chosen] : null, unreadOnly: unread === ONLY_UNREAD } };
}

export const isFiltered = ({ type, unread }: NotificationFilters): boolean => type !== '' || unread !== '';

export const filtersIn = (search: URLSearchParams): NotificationFilters => readAddress(search, DEFAULTS);
