import { formatMessage, type WeekChange } from '@galla/domain';
import { useEffect, useRef, type RefObject } from 'react';
import { toast } from '../../../../app/toast/toast.ts';
import type { Week } from '../entries.ts';

interface Done {
  change: WeekChange;
  /** The words of the toast that offers to undo it; undefined where none does. */
  said?: string;
}

interface Undoing {
  /** Makes a change, says so, and offers to undo it. */
  act: (change: WeekChange, said: string) => void;
  /** Makes a change that the same keys undo. */
  note: (change: WeekChange) => void;
}

const dropToasts = (all: readonly Done[]): void => {
  for (const { said } of all) if (said !== undefined) toast.drop(said);
};

/** Changes of the week that can be undone, also after others, as long as the week is open. */
export function useUndoing(newest: RefObject<Week>, set: (week: Week) => void): Undoing {
  /** The newest last. */
  const done = useRef<Done[]>([]);
  useEffect(() => {
    const { current } = done;
    // Behind a form that is left there is nothing to be undone.
    return () => dropToasts(current);
  }, []);
  const make = (one: Done): void => {
    done.current.push(one);
    set(one.change.week);
  };
  const undo = (change: WeekChange): void => {
    const from = done.current.findIndex((one) => one.change === change);
    if (from === -1) return;
    // What came after it counts on it, and is undone first.
    const undone = done.current.splice(from);
    dropToasts(undone);
    set(undone.reduceRight((later, one) => one.change.undo(later), newest.current));
  };
  return {
    act: (change, said) => {
      make({ change, said });
      toast.undoable(said, formatMessage('workouts.undo'), () => undo(change));
    },
    note: (change) => make({ change }),
  };
}
