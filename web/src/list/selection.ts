/** The selected records of a list, across pages. */
export interface SelectionState {
  ids: ReadonlySet<string>;
  /** The current range selection, so that its next step can shrink it again. */
  reach?: { from: string; to: string; before: ReadonlySet<string> };
}

export const NOTHING_SELECTED: SelectionState = { ids: new Set() };

/** Toggles one record. */
export function toggled({ ids }: SelectionState, id: string): SelectionState {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next };
}

/** Selects or deselects all of these. */
export function withAll({ ids }: SelectionState, these: readonly string[], on: boolean): SelectionState {
  const next = new Set(ids);
  for (const id of these) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return { ids: next };
}

/**
 * Selects all rows between the current one and another (Shift with an arrow or a click). Consecutive steps form one
 * range: rows that it leaves when it shrinks get their previous state back.
 */
export function reached(
  state: SelectionState,
  rows: readonly string[],
  standing: string | undefined,
  to: string,
): SelectionState {
  const { reach, ids } = state;
  const goesOn = reach !== undefined && reach.to === standing && rows.includes(reach.from);
  const from = goesOn ? reach.from : standing !== undefined && rows.includes(standing) ? standing : to;
  const before = goesOn ? reach.before : ids;
  const ends = [rows.indexOf(from), rows.indexOf(to)];
  const between = rows.slice(Math.min(...ends), Math.max(...ends) + 1);
  return { ids: new Set([...before, ...between]), reach: { from, to, before } };
}
