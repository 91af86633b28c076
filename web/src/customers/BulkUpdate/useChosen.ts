import { useState } from 'react';
import { reached, type SelectionState } from '../../list/index.ts';

/** The data kept of a selected contact. */
export interface ChosenContact {
  id: string;
  /** Global id of its category. */
  category: string;
  /** Name of the assigned employee; null for nobody. */
  employee: string | null;
}

/** The selected contacts. The selection survives searches and closed panels until it is cleared. */
export interface Chosen {
  contacts: readonly ChosenContact[];
  has: (id: string) => boolean;
  /** Number selected in a category. */
  countIn: (category: string) => number;
  toggle: (contact: ChosenContact) => void;
  /** Selects the rows from the current one to another. */
  reach: (rows: readonly ChosenContact[], standing: string | undefined, to: string) => void;
  add: (contacts: readonly ChosenContact[]) => void;
  /** Deselects all of a category. */
  remove: (category: string) => void;
  clear: () => void;
}

interface State {
  byId: ReadonlyMap<string, ChosenContact>;
  /** Start of a range selection; reset when anything else is selected. */
  reach?: SelectionState['reach'];
}

const NOTHING: State = { byId: new Map() };

function toggled({ byId }: State, contact: ChosenContact): State {
  const after = new Map(byId);
  if (!after.delete(contact.id)) after.set(contact.id, contact);
  return { byId: after };
}

function reachedIn(
  { byId, reach }: State,
  rows: readonly ChosenContact[],
  standing: string | undefined,
  to: string,
): State {
  const before = { ids: new Set(byId.keys()), ...(reach && { reach }) };
  const next = reached(
    before,
    rows.map(({ id }) => id),
    standing,
    to,
  );
  const known = new Map([...byId, ...rows.map((one) => [one.id, one] as const)]);
  return { byId: new Map([...known].filter(([id]) => next.ids.has(id))), reach: next.reach };
}

export function useChosen(): Chosen {
  const [state, setState] = useState(NOTHING);
  const { byId } = state;
  const contacts = [...byId.values()];
  return {
    contacts,
    has: (id) => byId.has(id),
    countIn: (category) => contacts.filter((contact) => contact.category === category).length,
    toggle: (contact) => setState((before) => toggled(before, contact)),
    reach: (rows, standing, to) => setState((before) => reachedIn(before, rows, standing, to)),
    add: (more) =>
      setState((before) => ({
        byId: new Map([...before.byId, ...more.map((one) => [one.id, one] as const)]),
      })),
    remove: (category) =>
      setState((before) => ({
        byId: new Map([...before.byId].filter(([, contact]) => contact.category !== category)),
      })),
    clear: () => setState(NOTHING),
  };
}
