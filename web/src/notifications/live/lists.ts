import {
  ConnectionHandler,
  type RecordProxy,
  type RecordSourceProxy,
  type RecordSourceSelectorProxy,
} from 'relay-runtime';
import {
  DEFAULTS,
  ONLY_UNREAD,
  TYPES,
  type NotificationVariables,
  variablesOf,
} from '../NotificationList/address.ts';

/** Relay's key of the notification lists; there is one for each combination of filters. */
const LIST = 'NotificationRows_notifications';

const CHOICES: readonly NotificationVariables[] = ['', ...TYPES.map(({ word }) => word)].flatMap((type) =>
  ['', ONLY_UNREAD].map((unread) => variablesOf({ ...DEFAULTS, type, unread })),
);

/** The lists in Relay's store, with their filters. */
function keptLists(store: RecordSourceProxy): readonly (NotificationVariables & { list: RecordProxy })[] {
  const viewer = store.getRoot().getLinkedRecord('viewer');
  if (!viewer) return [];
  return CHOICES.flatMap(({ filter }) => {
    const list = ConnectionHandler.getConnection(viewer, LIST, { filter });
    return list ? [{ filter, list }] : [];
  });
}

const nodesOf = (list: RecordProxy): readonly RecordProxy[] =>
  list.getLinkedRecords('edges')?.flatMap((edge) => edge?.getLinkedRecord('node') ?? []) ?? [];

/** Prepends a new notification to the lists that show its kind. */
export function addToLists(store: RecordSourceSelectorProxy): void {
  const arrived = store.getRootField('notificationArrived')?.getLinkedRecord('notification');
  if (!arrived) return;
  const [type, isRead] = [arrived.getValue('type'), arrived.getValue('isRead')];
  for (const { filter, list } of keptLists(store)) {
    const { types, unreadOnly } = filter;
    if ((types && !types.some((one) => one === type)) || (unreadOnly && isRead === true)) continue;
    if (nodesOf(list).some((node) => node.getDataID() === arrived.getDataID())) continue;
    const edge = ConnectionHandler.createEdge(store, list, arrived, 'NotificationEdge');
    ConnectionHandler.insertEdgeBefore(list, edge);
  }
}

export function dropFromLists(store: RecordSourceProxy, ids: ReadonlySet<string>): void {
  for (const { list } of keptLists(store)) {
    for (const id of ids) ConnectionHandler.deleteNode(list, id);
  }
}

/** The notifications with these ids; without ids, all that are in lists. */
export const keptNotifications = (
  store: RecordSourceProxy,
  ids: readonly string[] | undefined,
): readonly RecordProxy[] =>
  ids ? ids.flatMap((id) => store.get(id) ?? []) : keptLists(store).flatMap(({ list }) => nodesOf(list));
