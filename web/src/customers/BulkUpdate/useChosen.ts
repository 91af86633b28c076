import { useState } from 'react';

/** What is known of a chosen contact. */
export interface ChosenContact {
  id: string;
  /** Global id of its category. */
  category: string;
  /** Name of whoever looks after it; null for nobody. */
  employee: string | null;
}

/** The chosen contacts: they stay over searches and closed panels until they are cleared. */
export interface Chosen {
  contacts: readonly ChosenContact[];
  has: (id: string) => boolean;
  /** How many of a category. */
  countIn: (category: string) => number;
  toggle: (contact: ChosenContact) => void;
  add: (contacts: readonly ChosenContact[]) => void;
  /** Leaves out all of a category. */
  remove: (category: string) => void;
  clear: () => void;
}

export function useChosen(): Chosen {
  const [byId, setById] = useState<ReadonlyMap<string, ChosenContact>>(new Map());
  const contacts = [...byId.values()];
  return {
    contacts,
    has: (id) => byId.has(id),
    countIn: (category) => contacts.filter((contact) => contact.category === category).length,
    toggle: (contact) =>
      setById((before) => {
        const after = new Map(before);
        if (!after.delete(contact.id)) after.set(contact.id, contact);
        return after;
      }),
    add: (more) => setById((before) => new Map([...before, ...more.map((one) => [one.id, one] as const)])),
    remove: (category) =>
      setById((before) => new Map([...before].filter(([, contact]) => contact.category !== category))),
    clear: () => setById(new Map()),
  };
}
