import { internals, type Task } from './internals.ts';

/** Far above any real number of steps: a suspended part takes two. */
const MOST = 1_000;

const WHY =
  'act draws without end: several parts wait at once and were drawn again (react/react#37556). ' +
  'Answer one of their queries first.';

/** The same task, which throws when it would continue forever. */
function ending(task: Task, left = MOST): Task {
  return (isLate) => {
    const rest = task(isLate);
    if (rest === null) return null;
    if (left === 0) throw new Error(WHY);
    return ending(rest, left - 1);
  };
}

/**
 * React 19.2 can hang within `act` in a loop that no timeout ends: when several `Suspense` boundaries wait for
 * thrown promises, as Relay's hooks throw them, and rerender, committing the retry of one makes the other's look
 * new, and so on (react/react#37556). Outside tests the scheduler separates them. With this function such a test
 * fails and says why.
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
