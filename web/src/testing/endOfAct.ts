import { internals, type Task } from './internals.ts';

/** Far more goes than any work needs: a part that waits takes two. */
const MOST = 1_000;

const WHY =
  'act draws without end: several parts wait at once and were drawn again (react/react#37556). ' +
  'Answer one of their queries first.';

/** The same work, which ends with an error where it would go on for ever. */
function ending(task: Task, left = MOST): Task {
  return (isLate) => {
    const rest = task(isLate);
    if (rest === null) return null;
    if (left === 0) throw new Error(WHY);
    return ending(rest, left - 1);
  };
}

/**
 * React 19.2 can hang within `act`, in a loop that no limit of time ends, where several `Suspense` wait for thrown
 * promises, as Relay's hooks throw them, and are drawn again: the retry of one is committed and makes the other's look
 * new, and so on (react/react#37556). Outside of tests the scheduler holds them apart. With this such a test fails and
 * says why.
 */
export function endActs(): void {
  if (internals === undefined) return;
  let current = internals.actQueue;
  Object.defineProperty(internals, 'actQueue', {
    get: () => current,
    set: (queue: Task[] | null) => {
      if (queue !== null && queue !== current && !Object.hasOwn(queue, 'push')) {
        queue.push = (...tasks) =>
          Array.prototype.push.apply(
            queue,
            tasks.map((task) => ending(task)),
          );
      }
      current = queue;
    },
  });
}
