import { useState } from 'react';
import { NOTHING_SELECTED, reached, toggled, withAll } from './selection.ts';

/** The selection of a list, kept across pages and filters until cleared. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** On a phone: tapping selects instead of opens, even before the first selection. */
  choosing: boolean;
  toggle: (id: string) => void;
  /** Selects or deselects all of these. */
  setAll: (ids: readonly string[], on: boolean) => void;
  /** Selects the rows between the current one and another. */
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
