import * as React from 'react';

interface Internals {
  /** What an `act` has still to do; null outside of one. */
  actQueue: Task[] | null;
}

/** A piece of work of an `act`; answers what is left of it. */
export type Task = (isLate: boolean) => Task | null;

/** React tells nobody but itself whether an `act` left something undone. */
export const internals = (React as unknown as Record<string, Internals>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];

/**
 * React keeps the place where each element was made, as an `Error` with its stack: a seventh of a run's time for what
 * only a warning in a browser's console would show. It stops after so many; this says that they have been made.
 */
export function keepNoPlaces(): void {
  if (internals === undefined) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {},
  });
}
