import * as React from 'react';

interface Internals {
  /** The pending tasks of an `act`; null outside one. */
  actQueue: Task[] | null;
}

/** A task of an `act`; returns its remainder. */
export type Task = (isLate: boolean) => Task | null;

/** React's internals, the only place that shows whether an `act` left work pending. */
export const internals = (React as unknown as Record<string, Internals>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];

/**
 * React stores the creation stack of each element as an `Error`, for warnings in the browser console: a seventh of
 * the test run's time. It stops after a limit; this pretends that the limit is reached.
 */
export function keepNoPlaces(): void {
  if (internals === undefined) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {},
  });
}
