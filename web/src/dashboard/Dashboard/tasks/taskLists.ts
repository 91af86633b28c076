import { ConnectionHandler, type RecordProxy, type RecordSourceSelectorProxy } from 'relay-runtime';

const connectionOf = (
  store: RecordSourceSelectorProxy,
  completed: boolean,
): RecordProxy | null | undefined => {
  const dashboard = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('dashboard');
  const key = completed ? 'TaskManager_completed' : 'TaskManager_pending';
  return dashboard && ConnectionHandler.getConnection(dashboard, key);
};

/** Removes a task from both lists. */
export function dropTask(store: RecordSourceSelectorProxy, id: string): void {
  for (const completed of [false, true]) {
    const list = connectionOf(store, completed);
    if (list) ConnectionHandler.deleteNode(list, id);
  }
}

/** Moves a task to the top of one list and out of the other. */
export function putTask(store: RecordSourceSelectorProxy, task: RecordProxy, completed: boolean): void {
  dropTask(store, task.getDataID());
  const list = connectionOf(store, completed);
  if (list)
    ConnectionHandler.insertEdgeBefore(list, ConnectionHandler.createEdge(store, list, task, 'TaskEdge'));
}
