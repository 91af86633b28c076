import { useState } from 'react';
import { NOTHING_SELECTED, reached, toggled, withAll } from './selection.ts';

/** What is chosen of a list, kept over its pages and filters until it is cleared. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** A phone shows ticks instead of opening what is tapped, also before the first is set. */
  choosing: boolean;
  toggle: (id: string) => void;
  /** Chooses all of these, or none of them. */
  setAll: (ids: readonly string[], on: boolean) => void;
  /** Chooses the rows between the one that the person stands on and another. */
  reach: (rows: readonly string[], standing: string | undefined, to: string) => void;
  beginChoosing: () => void;
  clear: () => void;
}

export function useSelection(): Selection {
  const [state, setState] = useState(NOTHING_SELECTED);
  const [begun, setBegun] = useState(false);
  return {
    ids: state.ids,
    choosing: begun || state.ids.size > 0,
    toggle: (id) => setState((before) => toggled(before, id)),
    setAll: (ids, on) => setState((before) => withAll(before, ids, on)),
    reach: (rows, standing, to) => setState((before) => reached(before, rows, standing, to)),
    beginChoosing: () => setBegun(true),
    clear: () => {
      setState(NOTHING_SELECTED);
      setBegun(false);
    },
  };
}
