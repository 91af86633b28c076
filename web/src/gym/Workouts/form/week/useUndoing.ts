import { formatMessage, type WeekChange } from '@galla/domain';
import { useEffect, useRef, type RefObject } from 'react';
import { toast } from '../../../../app/toast/toast.ts';
import type { Week } from '../entries.ts';

interface Done {
  change: WeekChange;
  /** Text of the toast that offers undo; undefined if there is none. */
  said?: string;
}

interface Undoing {
  /** Applies a change with a toast that offers to undo it. */
  act: (change: WeekChange, said: string) => void;
  /** Applies a change that the opposite key press undoes. */
  note: (change: WeekChange) => void;
}

const dropToasts = (all: readonly Done[]): void => {
  for (const { said } of all) if (said !== undefined) toast.drop(said);
};

/**
 * The undoable changes of the week, available while it is open. An older change can be undone after newer
 * ones.
 */
export function useUndoing(newest: RefObject<Week>, set: (week: Week) => void): Undoing {
  /** Newest last. */
  const done = useRef<Done[]>([]);
  useEffect(() => {
    const { current } = done;
    // Once the form is left, there is nothing to undo.
    return () => dropToasts(current);
  }, []);
  const make = (one: Done): void => {
    done.current.push(one);
    set(one.change.week);
  };
  const undo = (change: WeekChange): void => {
    const from = done.current.findIndex((one) => one.change === change);
    if (from === -1) return;
    // Later changes depend on it, and are undone first.
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
