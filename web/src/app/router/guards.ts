import { useSyncExternalStore, type RefObject } from 'react';
import type { Location } from 'react-router-dom';

/** Blocks leaving the page because of unsaved input. */
export interface Guard {
  when: boolean;
  params: readonly string[];
  onLeave: (() => void) | undefined;
}

/** The mounted guards in order; their content changes as the user types. */
let guards: readonly RefObject<Guard>[] = [];
const listeners = new Set<() => void>();

const setGuards = (next: readonly RefObject<Guard>[]): void => {
  guards = next;
  for (const listener of listeners) listener();
};

/** Registers a guard until the returned function is called. */
export function addGuard(guard: RefObject<Guard>): () => void {
  setGuards([...guards, guard]);
  return () => setGuards(guards.filter((other) => other !== guard));
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether this guard asks for all of them: the router allows only one blocker. */
export const useLeads = (guard: RefObject<Guard>): boolean =>
  useSyncExternalStore(subscribe, () => guards[0] === guard);

/** Whether two addresses differ in one of the parameters. */
const differs = (one: string, other: string, params: readonly string[]): boolean => {
  const [before, after] = [new URLSearchParams(one), new URLSearchParams(other)];
  return params.some((name) => before.get(name) !== after.get(name));
};

/**
 * The guards with unsaved input that a navigation would leave. None on the way to the login: an expired session
 * keeps the form's draft, and logging out, which removes drafts, asks by itself.
 */
export const holding = (from: Location, to: Location): readonly Guard[] =>
  to.pathname === '/login'
    ? []
    : guards
        .map(({ current }) => current)
        .filter(
          ({ when, params }) =>
            when && (to.pathname !== from.pathname || differs(from.search, to.search, params)),
        );
