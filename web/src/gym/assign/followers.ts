/** Ids of the members to assign, and of those to remove. */
export interface Followers {
  add: readonly string[];
  remove: readonly string[];
}

interface Member {
  id: string;
  /** The stored state. */
  follows: boolean;
}

/** Whether a member's checkbox is ticked: the stored state, or the change since. */
export const isTicked = ({ add, remove }: Followers, { id, follows }: Member): boolean =>
  follows ? !remove.includes(id) : add.includes(id);

/** Ticks or unticks a member; returning to the stored state is no change. */
export function tick({ add, remove }: Followers, { id, follows }: Member, on: boolean): Followers {
  const without = (ids: readonly string[]): readonly string[] => ids.filter((one) => one !== id);
  return {
    add: on && !follows ? [...without(add), id] : without(add),
    remove: !on && follows ? [...without(remove), id] : without(remove),
  };
}
