/** Which records of a list are chosen, on whatever page they stand. */
export interface SelectionState {
  ids: ReadonlySet<string>;
  /** How a reach began, so that the next step of it can go back on the last. */
  reach?: { from: string; to: string; before: ReadonlySet<string> };
}

export const NOTHING_SELECTED: SelectionState = { ids: new Set() };

/** One more, or one less. */
export function toggled({ ids }: SelectionState, id: string): SelectionState {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next };
}

/** All of these as well, or none of them any more. */
export function withAll({ ids }: SelectionState, these: readonly string[], on: boolean): SelectionState {
  const next = new Set(ids);
  for (const id of these) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return { ids: next };
}

/**
 * All rows between the one that the person stands on and another (Shift with an arrow or a click). As long as each
 * reach goes on from where the last ended, it is one: what it leaves behind on its way back is as it was before.
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
