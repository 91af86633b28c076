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

/** Under which Relay keeps the lists of notifications, one for each choice of filters. */
const LIST = 'NotificationRows_notifications';

const CHOICES: readonly NotificationVariables[] = ['', ...TYPES.map(({ word }) => word)].flatMap((type) =>
  ['', ONLY_UNREAD].map((unread) => variablesOf({ ...DEFAULTS, type, unread })),
);

/** The lists that Relay has in its store, with what they show. */
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

/** Puts what has just arrived at the head of the lists that show its kind. */
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

/** Takes notifications out of every list. */
export function dropFromLists(store: RecordSourceProxy, ids: ReadonlySet<string>): void {
  for (const { list } of keptLists(store)) {
    for (const id of ids) ConnectionHandler.deleteNode(list, id);
  }
}

/** The notifications of the ids; without any, all that lists have brought. */
export const keptNotifications = (
  store: RecordSourceProxy,
  ids: readonly string[] | undefined,
): readonly RecordProxy[] =>
  ids ? ids.flatMap((id) => store.get(id) ?? []) : keptLists(store).flatMap(({ list }) => nodesOf(list));
