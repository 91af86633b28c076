import { act } from '@testing-library/react';
import { internals, type Task } from './internals.ts';

const nothing = () => undefined;

let inEvent = false;

/**
 * Wraps every event in an `act`, as the library does itself, but awaits it when something suspended in it (a lazy
 * part, a refetch). Otherwise React never resumes that work if its promise resolves late, and the test hangs on a
 * busy machine.
 */
export function eventWrapper(fire: () => unknown): unknown {
  if (inEvent) return fire();
  inEvent = true;
  try {
    let result: unknown;
    let queue: Task[] | null | undefined;
    const rest: unknown = act(() => {
      queue = internals?.actQueue;
      result = fire();
    });
    if (queue?.length) (rest as PromiseLike<void>).then(nothing, nothing);
    return result;
  } finally {
    inEvent = false;
  }
}
