import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import { dropFromLists } from '../live/lists.ts';

/**
 * Which rows were deleted here. Each keeps its place, with the way back, as long as the screen is open; then the lists
 * in Relay's store forget them, so that they don't come up again before the server has answered.
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
