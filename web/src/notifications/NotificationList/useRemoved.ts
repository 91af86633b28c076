import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import { dropFromLists } from '../live/lists.ts';

/**
 * The rows deleted on this screen. Each keeps its place, with Undo, until the screen unmounts; then they are
 * removed from the lists in Relay's store, so that they do not reappear before the next response.
 */
export function useRemoved(): [
  removed: ReadonlySet<string>,
  setRemoved: (id: string, isRemoved: boolean) => void,
] {
  const environment = useRelayEnvironment();
  const [removed, setAll] = useState<ReadonlySet<string>>(new Set());
  const last = useRef(removed);
  useEffect(
    () => () => commitLocalUpdate(environment, (store) => dropFromLists(store, last.current)),
    [environment],
  );
  const setRemoved = (id: string, isRemoved: boolean): void => {
    const next = new Set(last.current);
    if (isRemoved) next.add(id);
    else next.delete(id);
    last.current = next;
    setAll(next);
  };
  return [removed, setRemoved];
}
