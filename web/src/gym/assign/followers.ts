/** Ids of members who are to follow something, and of those who are not to any more. */
export interface Followers {
  add: readonly string[];
  remove: readonly string[];
}

interface Member {
  id: string;
  /** As it is stored. */
  follows: boolean;
}

/** Whether a member's box is ticked: as it is stored, or as it was ticked since. */
export const isTicked = ({ add, remove }: Followers, { id, follows }: Member): boolean =>
  follows ? !remove.includes(id) : add.includes(id);

/** Ticks a member on or off; what is stored already is no change. */
export function tick({ add, remove }: Followers, { id, follows }: Member, on: boolean): Followers {
  const without = (ids: readonly string[]): readonly string[] => ids.filter((one) => one !== id);
  return {
    add: on && !follows ? [...without(add), id] : without(add),
    remove: !on && follows ? [...without(remove), id] : without(remove),
  };
}
